CREATE TABLE "course_documents" (
	"id" integer PRIMARY KEY NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_documents" ADD CONSTRAINT "course_documents_id_courses_id_fk" FOREIGN KEY ("id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "course_documents" ("id", "document") SELECT "id", "document" FROM "courses";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "document";