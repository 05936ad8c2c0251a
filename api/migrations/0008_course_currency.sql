ALTER TABLE "courses" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "courses" SET "currency" = CASE
  WHEN upper(btrim("found"."name")) = 'DOLLAR' THEN 'USD'
  WHEN upper(btrim("found"."name")) ~ '^[A-Z]{3}$' THEN upper(btrim("found"."name"))
END
FROM (SELECT "id", "document"::json->>'currency_type' AS "name" FROM "course_documents") AS "found"
WHERE "found"."id" = "courses"."id";
