CREATE TABLE "firms" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"contact" text NOT NULL,
	"registration" text NOT NULL,
	"logo" text NOT NULL
);
