/** `npm run towns -- FILE`: from ISTAT's table "Elenco dei comuni italiani" (CSV, Latin-1; licence CC BY 3.0 IT). */
import { readFileSync, writeFileSync } from "node:fs";
import { toAsciiName } from "../lib/accounts/ascii-name.ts";
import { toTownName } from "../lib/accounts/town-name.ts";

/** Zero-based columns: Italian name, province code, cadastral code. */
const NAME = 6;
const PROVINCE = 13;
const REGISTRY_CODE = 18;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Usage: npm run towns -- Elenco-comuni-italiani.csv");

const lists = new Map<string, Map<string, string[]>>();
for (const line of readFileSync(file, "latin1").split(/\r?\n/)) {
  const columns = line.split(";").map((column) => column.trim());
  const code = columns[REGISTRY_CODE] ?? "";
  if (!/^[A-Z]\d{3}$/.test(code)) continue;
  const written = columns[NAME] ?? "";
  const name = toAsciiName(written);
  const letter = name.charAt(0).toLowerCase();
  const list = lists.get(letter) ?? new Map<string, string[]>();
  const town = `${columns[PROVINCE]} ${code}${toTownName(name) === written ? "" : ` ${written}`}`;
  list.set(name, [...(list.get(name) ?? []), town]);
  lists.set(letter, list);
}
for (const [letter, list] of lists) {
  const rows = [...list].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, towns]) => [name, towns.join(", ")]);
  writeFileSync(`lib/accounts/towns/${letter}.json`, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
console.log(`${[...lists.values()].reduce((sum, list) => sum + list.size, 0)} names in ${lists.size} lists`);
