-- The database as the second released schema left it (migrations 0000 to 0003), with rows. Never changed, as 0001.sql.

CREATE TABLE "account" ( "id" text PRIMARY KEY NOT NULL, "account_id" text NOT NULL, "provider_id" text NOT NULL, "user_id" text NOT NULL, "access_token" text, "refresh_token" text, "id_token" text, "access_token_expires_at" timestamp with time zone, "refresh_token_expires_at" timestamp with time zone, "scope" text, "password" text, "created_at" timestamp with time zone DEFAULT now() NOT NULL, "updated_at" timestamp with time zone DEFAULT now() NOT NULL );
CREATE TABLE "jwks" ( "id" text PRIMARY KEY NOT NULL, "public_key" text NOT NULL, "private_key" text NOT NULL, "created_at" timestamp with time zone NOT NULL, "expires_at" timestamp with time zone, "alg" text, "crv" text );
CREATE TABLE "rate_limit" ( "id" text PRIMARY KEY NOT NULL, "key" text NOT NULL, "count" integer NOT NULL, "last_request" bigint NOT NULL, CONSTRAINT "rate_limit_key_unique" UNIQUE("key") );
CREATE TABLE "session" ( "id" text PRIMARY KEY NOT NULL, "expires_at" timestamp with time zone NOT NULL, "token" text NOT NULL, "created_at" timestamp with time zone DEFAULT now() NOT NULL, "updated_at" timestamp with time zone DEFAULT now() NOT NULL, "ip_address" text, "user_agent" text, "user_id" text NOT NULL, CONSTRAINT "session_token_unique" UNIQUE("token") );
CREATE TABLE "user" ( "id" text PRIMARY KEY NOT NULL, "name" text NOT NULL, "email" text NOT NULL, "email_verified" boolean DEFAULT false NOT NULL, "image" text, "created_at" timestamp with time zone DEFAULT now() NOT NULL, "updated_at" timestamp with time zone DEFAULT now() NOT NULL, CONSTRAINT "user_email_unique" UNIQUE("email") );
CREATE TABLE "verification" ( "id" text PRIMARY KEY NOT NULL, "identifier" text NOT NULL, "value" text NOT NULL, "expires_at" timestamp with time zone NOT NULL, "created_at" timestamp with time zone DEFAULT now() NOT NULL, "updated_at" timestamp with time zone DEFAULT now() NOT NULL );
CREATE TABLE "contact_messages" ( "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL, "ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1), "name" text NOT NULL, "email" text NOT NULL, "message" text NOT NULL, "timestamp" timestamp with time zone DEFAULT now() NOT NULL, "status" text DEFAULT 'new' NOT NULL, CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'read', 'answered')) );
CREATE TABLE "users" ( "uid" text PRIMARY KEY NOT NULL, "full_name" text NOT NULL, "company" text NOT NULL, "email" text NOT NULL );
CREATE TABLE "limits" ( "key" text PRIMARY KEY NOT NULL, "count" integer NOT NULL, "window_start" timestamp with time zone NOT NULL );
CREATE TABLE "used_challenges" ( "id" text PRIMARY KEY NOT NULL, "expires_at" timestamp with time zone NOT NULL );
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");
CREATE INDEX "verification_expires_at" ON "verification" USING btree ("expires_at");
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("timestamp","ordinal");
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));
CREATE INDEX "limits_window_start" ON "limits" USING btree ("window_start");
CREATE INDEX "used_challenges_expires_at" ON "used_challenges" USING btree ("expires_at");
ALTER TABLE "contact_messages" ADD COLUMN "notified_at" timestamp with time zone;
ALTER TABLE "contact_messages" ADD COLUMN "notify_tries" integer DEFAULT 0 NOT NULL;
ALTER TABLE "contact_messages" ADD COLUMN "notify_at" timestamp with time zone DEFAULT now() NOT NULL;
CREATE INDEX "contact_messages_to_notify" ON "contact_messages" USING btree ("notify_at") WHERE "contact_messages"."notified_at" is null;
ALTER TABLE "user" ADD COLUMN "unsaved_profile" text;
CREATE TABLE "comparisons" ( "uid" text NOT NULL, "name" text NOT NULL, "sections" text[] NOT NULL, "ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1), CONSTRAINT "comparisons_uid_name_pk" PRIMARY KEY("uid","name") );
CREATE TABLE "favourites" ( "uid" text NOT NULL, "section" text NOT NULL, "ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourites_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1), CONSTRAINT "favourites_uid_section_pk" PRIMARY KEY("uid","section") );

create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle.__drizzle_migrations (hash, created_at) values ('940d14ea397c2ae0275e88dd8ce007262d7da75b2988e6046937619fae33c442', 1795266957905);
insert into drizzle.__drizzle_migrations (hash, created_at) values ('ba4db69cdea44ea948a77e58052b66c3d7617eaeb96287417774b7bfedcde3e1', 1795270402690);
insert into drizzle.__drizzle_migrations (hash, created_at) values ('a520e23ab0a874979323931f4ddcd34a6c959f10a3594ef8e806f9cce7d154d2', 1795274787598);
insert into drizzle.__drizzle_migrations (hash, created_at) values ('8791d6eb57cba9e9d26d57a60bd7a9b9337c3e4ac12bf15f4ffabccef957e9b5', 1795280245639);

insert into "user" (id, name, email, email_verified, created_at, updated_at, unsaved_profile) values
  ('u1', 'Ann Rafter', 'ann@example.com', true, '2026-01-02T03:04:05.678901Z', '2026-01-02T03:04:05Z', null),
  ('u2', 'Bob Purlin', 'bob@example.com', false, '2026-02-02T03:04:05Z', '2026-02-02T03:04:05Z', '{"fullName":"Bob Purlin","company":"UQ"}');
-- The password of both: a quiet purlin over the river. Ann's is hashed as that release did: scrypt, N=2^15, r=8, p=3; Bob's as the one before.
insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at) values
  ('a1', 'u1', 'credential', 'u1', '$scrypt$ln=15,r=8,p=3$O78hXCyF9AXVQ7Y3bhjobg$MUV74fVPKH39A2QHxs38cjRaxmt0m7g5xlF9edVkrgmtT8lDdNSA0UPe5ryfOW8EiMMuVD5Q2Wf0FVuEkho/CA', '2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z'),
  ('a2', 'u2', 'credential', 'u2', 'ff11f5004ec792454b31afb253741ba2:fb15a9793d6cfea59b20813679f733bc13e02692bb11385d0fd3d1a8db9fdffae2984675e3f2aec4b6a1694b18d3e36adf4753cd994a158d8a1a5ff6acb3207c', '2026-02-02T03:04:05Z', '2026-02-02T03:04:05Z');
insert into session (id, token, user_id, expires_at, ip_address, user_agent) values
  ('s1', 'token-of-ann', 'u1', '2100-01-01T00:00:00Z', '198.51.100.7', 'Firefox');
insert into users (uid, full_name, company, email) values
  ('u1', 'Ann Rafter', 'Purlin High School', 'ann@example.com'),
  ('u2', 'Bob Purlin', 'UQ', 'bob@example.com');
insert into contact_messages (id, name, email, message, "timestamp", status, notified_at, notify_tries) values
  ('11111111-1111-4111-8111-111111111111', 'Cleo', 'cleo@example.com', E'Two lines\nof a message', '2026-03-01T00:00:00Z', 'read', '2026-03-01T00:00:05Z', 1),
  ('22222222-2222-4222-8222-222222222222', 'Dan', 'dan@example.com', 'Not told yet', '2026-03-02T00:00:00Z', 'new', null, 0);
insert into limits (key, count, window_start) values ('sign-in:x', 3, '2026-03-02T00:00:00Z');
insert into used_challenges (id, expires_at) values ('c1', '2026-03-02T00:10:00Z');
insert into favourites (uid, section) values ('u1', '610UB125_300'), ('u1', '310UC283_350');
insert into comparisons (uid, name, sections) values ('u1', 'Rafters, bay 3', '{310UB40.4_300,360UB44.7_300}');
insert into jwks (id, public_key, private_key, created_at, expires_at, alg, crv) values
  ('k1', '{"kty":"OKP"}', 'wrapped', '2026-03-01T00:00:00Z', '2026-06-01T00:00:00Z', 'EdDSA', 'Ed25519');
