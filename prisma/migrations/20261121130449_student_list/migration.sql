-- AlterTable
ALTER TABLE "User" ADD COLUMN     "accessUntil" TIMESTAMPTZ(3),
ADD COLUMN     "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- Written by hand from here on: what the admin's list of students searches and sorts by.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The one form in which names are kept for searching and in which they are asked for.
CREATE FUNCTION "search_form"(words TEXT) RETURNS TEXT LANGUAGE sql STABLE STRICT AS
  $$ SELECT lower(unaccent(normalize(words, NFC))) $$;

-- It begins with a blank, as every word in it does: that is how the beginning of a word is found.
CREATE FUNCTION "keep_search_text"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchText" := "search_form"(concat_ws(' ', '', NEW."lastName", NEW."firstName", NEW.email, NEW."taxCode", NEW."externalCode"));
  RETURN NEW;
END $$;
CREATE TRIGGER "User_keeps_search_text" BEFORE INSERT OR UPDATE OF "lastName", "firstName", email, "taxCode", "externalCode"
  ON "User" FOR EACH ROW EXECUTE FUNCTION "keep_search_text"();

-- The learner's row is taken first, so that of two grants changed at once the later sees the earlier.
CREATE FUNCTION "keep_access_until"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  learner UUID := CASE WHEN TG_OP = 'DELETE' THEN OLD."userId" ELSE NEW."userId" END;
BEGIN
  PERFORM 1 FROM "User" WHERE id = learner FOR NO KEY UPDATE;
  UPDATE "User" SET "accessUntil" = (
    SELECT max("expiresAt") FROM "AccessGrant" WHERE "userId" = learner AND "endedAt" IS NULL
  ) WHERE id = learner;
  RETURN NULL;
END $$;
CREATE TRIGGER "AccessGrant_keeps_access_until" AFTER INSERT OR UPDATE OR DELETE
  ON "AccessGrant" FOR EACH ROW EXECUTE FUNCTION "keep_access_until"();

UPDATE "User" SET
  "searchText" = "search_form"(concat_ws(' ', '', "lastName", "firstName", email, "taxCode", "externalCode")),
  "accessUntil" = (SELECT max("expiresAt") FROM "AccessGrant" WHERE "userId" = "User".id AND "endedAt" IS NULL);

-- CreateIndex
CREATE INDEX "User_searchText_id_idx" ON "User"("searchText", "id");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- DropIndex
DROP INDEX "Payment_status_idx";

-- CreateIndex
CREATE INDEX "Payment_status_amountCents_idx" ON "Payment"("status", "amountCents");

-- By hand again: Prisma knows neither expressions nor conditions.
CREATE INDEX "User_searchText_trigrams" ON "User" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "User_access_order" ON "User"((coalesce("accessUntil", '-infinity')), "id");
CREATE INDEX "User_accesses" ON "User"("accessUntil") WHERE "accessUntil" IS NOT NULL AND NOT "isAdmin";
CREATE INDEX "User_suspended" ON "User"("id") WHERE "suspendedAt" IS NOT NULL;
CREATE INDEX "User_learners" ON "User"("id") WHERE NOT "isAdmin";
CREATE INDEX "Attempt_under_way" ON "Attempt"("userId") WHERE status = 'active' AND "setAsideAt" IS NULL;
CREATE INDEX "SectionRecord_writing_unmarked" ON "SectionRecord"("lockedAt")
  WHERE section = 'scrittura' AND "lockedAt" IS NOT NULL AND "correctedAt" IS NULL;
CREATE INDEX "Correction_asked_of_teacher" ON "Correction"("createdAt") WHERE source = 'teacher' AND state = 'queued';
CREATE INDEX "Payment_troubled" ON "Payment"("updatedAt")
  WHERE "withdrawalRequestedAt" IS NOT NULL OR "refundedAt" IS NOT NULL OR "disputedAt" IS NOT NULL;
