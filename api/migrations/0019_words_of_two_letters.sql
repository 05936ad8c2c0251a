INSERT INTO "vocabulary" ("word")
SELECT DISTINCT "word" FROM "courses", regexp_split_to_table("search_folded", '[^[:alnum:]]+') AS "word"
WHERE length("word") = 2
ON CONFLICT DO NOTHING;
