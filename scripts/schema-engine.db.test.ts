import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startPostgres } from "@/scripts/postgres";
import { diffSchema } from "@/scripts/schema-engine";

it("the migrations make the tables of the schema", { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "cils-diff-"));
  const postgres = await startPostgres({ dataDir, throwAway: true });
  try {
    expect(await diffSchema(postgres.url("postgres"))).toBeUndefined();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
