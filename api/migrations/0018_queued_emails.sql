ALTER TABLE "outbox" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "application_hand_overs_to" ON "application_hand_overs" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "application_hand_overs_user" ON "application_hand_overs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "outbox" USING btree ("refused_at") WHERE "outbox"."sent_at" IS NULL AND "outbox"."refused_at" IS NOT NULL;