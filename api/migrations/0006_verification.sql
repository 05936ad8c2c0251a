CREATE TABLE "university_verifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"state" text NOT NULL,
	"register" text,
	"code" text,
	"url" text,
	"checked_on" text,
	"note" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_documents" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "verification" text;--> statement-breakpoint
ALTER TABLE "universities" ADD COLUMN "verification_state" text;--> statement-breakpoint
ALTER TABLE "university_verifications" ADD CONSTRAINT "university_verifications_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_verifications" ADD CONSTRAINT "university_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "university_verifications_university" ON "university_verifications" USING btree ("university_id");