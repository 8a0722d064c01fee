CREATE TABLE "comparisons" (
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"sections" text[] NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "comparisons_uid_name_pk" PRIMARY KEY("uid","name")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"uid" text NOT NULL,
	"section" text NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favourites_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "favourites_uid_section_pk" PRIMARY KEY("uid","section")
);
