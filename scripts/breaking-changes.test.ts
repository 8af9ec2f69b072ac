import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findBreakingChanges } from "./breaking-changes.ts";
import { listMigrations, migrationsDir } from "./schema-engine.ts";

/** The last migration before the first release: there was no build that it could have broken. */
const BEFORE_RELEASES = "20261122172104_blind_marks";

describe("a migration", () => {
  const names = listMigrations();
  const read = (name: string) => readFileSync(join(migrationsDir, name, "migration.sql"), "utf8");

  it("keeps everything that the running build needs, or was announced by an earlier one", () => {
    expect(names).toContain(BEFORE_RELEASES);
    const found = names
      .filter((name) => name > BEFORE_RELEASES)
      .map((name) => [name, findBreakingChanges(read(name), names.filter((other) => other < name).map(read))]);
    expect(found.filter(([, breaking]) => breaking?.length)).toEqual([]);
  });

  it("from before the first release would be reported if it breaks the rule", () => {
    expect(findBreakingChanges(read("20261122014343_jobs"))).toEqual([
      'ALTER TABLE "PaymentMail" DROP CONSTRAINT "PaymentMail_userId_fkey"',
      'ALTER TABLE "Correction" DROP COLUMN "dueAt"',
      'ALTER TABLE "Correction" DROP COLUMN "leaseUntil"',
      'ALTER TABLE "Correction" DROP COLUMN "tries"',
      'DROP TABLE "PaymentMail"',
      'DROP TYPE "PaymentMailKind"',
    ]);
    expect(findBreakingChanges(read("20261122172104_blind_marks"))).toEqual([]);
  });
});

describe("the running build", () => {
  it.each([
    'CREATE TABLE "Note" ("id" UUID NOT NULL, "text" TEXT NOT NULL); CREATE UNIQUE INDEX "Note_text_key" ON "Note"("text")',
    'CREATE TABLE "Note" ("id" UUID); ALTER TABLE "Note" ADD CONSTRAINT "Note_id_check" CHECK ("id" IS NOT NULL)',
    'ALTER TABLE "User" ADD COLUMN "note" TEXT, ADD COLUMN "points" NUMERIC(4, 2) NOT NULL DEFAULT 0',
    'ALTER TABLE "User" ADD COLUMN "noteId" UUID; CREATE UNIQUE INDEX "User_noteId_key" ON "User"("noteId")',
    'ALTER TABLE "User" ADD COLUMN "noteId" UUID; ALTER TABLE "User" ADD CONSTRAINT "User_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "Note"("id")',
    'ALTER TYPE "JobQueue" ADD VALUE \'DROP TABLE "User";\'',
    'ALTER TABLE "Writing" ALTER COLUMN "text" DROP NOT NULL',
    'DROP INDEX "User_email_idx"; CREATE INDEX "User_email_id_idx" ON "User"("email", "id")',
    'CREATE FUNCTION f() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN DELETE FROM "User"; RETURN NULL; END $$;',
    '-- DROP TABLE "User";\n/* DROP TABLE "User"; */ UPDATE "User" SET "note" = \'\'',
  ])("continues after %s", (sql) => {
    expect(findBreakingChanges(sql)).toEqual([]);
  });

  it.each([
    'DROP TABLE "Note"',
    'DROP INDEX "User_email_key"',
    'DELETE FROM "Job"',
    'TRUNCATE "Job"',
    "ALTER TYPE \"JobQueue\" RENAME VALUE 'mail' TO 'post'",
    'ALTER TABLE "User" RENAME COLUMN "email" TO "address"',
    'ALTER TABLE "User" RENAME TO "Person"',
    'ALTER TABLE "User" DROP COLUMN "email"',
    'ALTER TABLE "User" ADD COLUMN "note" TEXT NOT NULL',
    'ALTER TABLE "User" ALTER COLUMN "note" SET NOT NULL',
    'ALTER TABLE "User" ALTER COLUMN "note" DROP DEFAULT',
    'ALTER TABLE "User" ALTER COLUMN "note" SET DATA TYPE INTEGER',
    'ALTER TABLE "User" ADD CONSTRAINT "User_note" CHECK (length("note") > 3)',
    'CREATE UNIQUE INDEX "User_note_key" ON "User"("note")',
    'ALTER TABLE "User" ADD COLUMN "n" INTEGER DEFAULT 0; CREATE UNIQUE INDEX "User_n_key" ON "User"("n")',
    'do $$ BEGIN DROP TABLE "User"; END $$',
  ])("may break after %s", (sql) => {
    expect(findBreakingChanges(`ALTER TABLE "User" ADD COLUMN "other" TEXT; ${sql}`)).toHaveLength(1);
  });

  it.each([
    ['"User"."email"', 'ALTER TABLE "User" DROP COLUMN "email"'],
    ['"User"."note"', 'ALTER TABLE "User" ALTER COLUMN "note" SET NOT NULL'],
    ['"Note"', 'DROP TABLE "Note"'],
    ['"Note"', 'ALTER TABLE "Note" RENAME TO "Remark"'],
    ['"User_note"', 'ALTER TABLE "User" ADD CONSTRAINT "User_note" CHECK (length("note") > 3)'],
    ['"User_note_key"', 'CREATE UNIQUE INDEX "User_note_key" ON "User"("note")'],
  ])("allows a change of %s by a later migration, once announced", (subject, sql) => {
    const announcing = `-- No build reads it any more.\n-- announced: ${subject}\n`;
    expect(findBreakingChanges(announcing)).toEqual([]);
    expect(findBreakingChanges(sql, [announcing])).toEqual([]);
    expect(findBreakingChanges(announcing + sql)).toHaveLength(1);
  });
});
