/**
 * `npm run languages`: what each language lacks; exit code 1 if an offered one lacks something. `-- add CODE` lays out
 * every file of a language, with empty texts, and lists what is to be written. It may be repeated: what is written stays.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageName } from "@/lib/i18n/language-name";
import { layOutLanguage } from "./lay-out";
import { findMissingPlaces, type LanguageTree, readLanguageTree } from "./missing";

const ROOT = join(import.meta.dirname, "../..");
const USAGE = `npm run languages              what the offered languages lack
npm run languages -- add CODE  lays out the files of a language, such as ar, and lists what is missing`;

function report(tree: LanguageTree, code: string): boolean {
  const places = findMissingPlaces(tree, code);
  const texts = places.reduce((sum, place) => sum + place.texts, 0);
  console.log(`${code} (${languageName(code, "en")}): ${texts === 0 ? "complete" : `${texts} texts are missing`}`);
  for (const { path, texts: count, table } of places) console.log(`  ${path}: ${table ?? `${count} texts`}`);
  return texts === 0;
}

const [command, code = ""] = parseArgs({ allowPositionals: true }).positionals;
if (command === undefined) {
  const tree = readLanguageTree(ROOT);
  const isComplete = tree.offered.map((locale) => report(tree, locale)).every(Boolean);
  process.exitCode = isComplete ? 0 : 1;
} else if (command === "add" && /^[a-z]{2,3}$/.test(code)) {
  const changed = layOutLanguage(ROOT, code);
  // As the repository has its files; a linter's fault is none of this program's.
  if (changed.length > 0)
    execFileSync(join(ROOT, "node_modules/.bin/biome"), ["format", "--write", ...changed], { cwd: ROOT });
  console.log(`${changed.length} files were laid out or completed.`);
  report(readLanguageTree(ROOT), code);
  console.log('Also needed, and not found here: see "Add a language" in CONTRIBUTING.md.');
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
