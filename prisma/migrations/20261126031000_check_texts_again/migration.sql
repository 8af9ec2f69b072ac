-- The stored checks contain suggestions that mislead. Each text is checked again when it is next shown.
UPDATE "Writing" SET "basicCheck" = NULL WHERE "basicCheck" IS NOT NULL;
UPDATE "Draft" SET "basicCheck" = NULL WHERE "basicCheck" IS NOT NULL;
