ALTER TABLE "appointments" ADD COLUMN "place_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "place_address" text DEFAULT '' NOT NULL;