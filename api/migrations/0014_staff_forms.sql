CREATE TABLE "staff_forms" (
	"family" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"under_way" integer NOT NULL,
	"confirmation" text
);
