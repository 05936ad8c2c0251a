CREATE TABLE "exchange_rates" (
	"source" text PRIMARY KEY NOT NULL,
	"day" text,
	"rates" text,
	"fetched_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
