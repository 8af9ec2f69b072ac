import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";
import { describeFault } from "./fault";
import { checkTranslated, storeTranslated } from "./translated";

const directory = mkdtempSync(join(tmpdir(), "translated-"));
afterAll(() => rmSync(directory, { recursive: true }));

it("every translation matches the current Italian text", () => {
  expect(checkTranslated(CONTENT_DIR).map(describeFault)).toEqual([]);
});

it("a changed explanation must be translated again", () => {
  cpSync(CONTENT_DIR, directory, { recursive: true, filter: (path) => !path.endsWith(".mp3") });
  const file = join(directory, "simulation-1/cloze.json");
  const cloze = JSON.parse(readFileSync(file, "utf8"));
  cloze.questions[2].explanation.it.right += " Un esempio in più.";
  writeFileSync(file, JSON.stringify(cloze));
  const faults = checkTranslated(directory);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain("/cloze/questions/3/");
  storeTranslated(directory);
  expect(checkTranslated(directory)).toEqual([]);
});
