import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runSql } from "@/scripts/sql";
import { shareTestCluster } from "@/tests/support/database";

it("the database's log has the error of a duplicate row, and not the row", async () => {
  const { adminUrl, folder } = await shareTestCluster();
  const email = "zquinzia.canarina@zposta.example";
  await runSql(adminUrl, "CREATE TABLE canary (email text CONSTRAINT only_one_canary UNIQUE)");
  // The statement itself, which the log quotes, must not hold the e-mail.
  const insert = `DO $$ BEGIN INSERT INTO canary VALUES (convert_from('\\x${Buffer.from(email).toString("hex")}', 'UTF8')); END $$`;
  await runSql(adminUrl, insert);
  await expect(runSql(adminUrl, insert)).rejects.toThrow("duplicate key");
  await runSql(adminUrl, "DROP TABLE canary");
  const log = readFileSync(join(folder, "data", "postgres.log"), "utf8");
  expect(log).toContain('duplicate key value violates unique constraint "only_one_canary"');
  expect(log).not.toContain(email);
});
