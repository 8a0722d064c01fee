CREATE TABLE "design_revisions" (
	"design" uuid NOT NULL,
	"letter" text NOT NULL,
	"file" text NOT NULL,
	"ratio" double precision,
	"status" text NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_revisions_design_letter_pk" PRIMARY KEY("design","letter")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"mark" text NOT NULL,
	"project" uuid,
	"file" text NOT NULL,
	"ratio" double precision,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "projects_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text NOT NULL,
	"client" text NOT NULL,
	"address" text NOT NULL,
	"designer" text NOT NULL,
	"checker" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_design_designs_id_fk" FOREIGN KEY ("design") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_project_projects_id_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_uid" ON "designs" USING btree ("uid","updated_at");--> statement-breakpoint
CREATE INDEX "designs_project" ON "designs" USING btree ("project");--> statement-breakpoint
CREATE INDEX "designs_removed" ON "designs" USING btree ("removed_at") WHERE "designs"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_uid" ON "projects" USING btree ("uid");