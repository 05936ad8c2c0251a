CREATE TABLE "shortlist_courses" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"is_saved" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"noted_at" timestamp with time zone,
	CONSTRAINT "shortlist_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "shortlist_courses" ADD CONSTRAINT "shortlist_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;