CREATE TABLE "appointment_capacities" (
	"place" text PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_closures" (
	"id" serial PRIMARY KEY NOT NULL,
	"place" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"client_key" text,
	"user_id" integer,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_key" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_closures_start" ON "appointment_closures" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_reference" ON "appointments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_client_key" ON "appointments" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("starts_at","place");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_client_key" ON "contact_messages" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","id");