import { stateName } from "@/lib/accounts/birth-states";
import { FEMALE_DAY_OFFSET, hasRightCheckCharacter, MONTHS, undoOmocodia } from "@/lib/accounts/tax-code";
import { isOfAge } from "@/lib/accounts/terms";
import { findTownName } from "@/lib/accounts/towns";

/** `date`: yyyy-mm-dd; `place`: the town, or the state abroad, in Italian; empty if the code is of neither today. */
export type Birth = { date: string; place: string };

/** No birth more than 100 years ago is assumed: a minor is told that users must be adults. */
const MAX_AGE = 100;

/**
 * The birth details in a codice fiscale, which a form shows for the user to check. Null for a code that is not
 * complete, whose check character is wrong, or whose date does not exist.
 * @param today such as "2026-11-21"
 */
export async function findBirth(taxCode: string, today: string): Promise<Birth | null> {
  if (!hasRightCheckCharacter(taxCode)) return null;
  const code = undoOmocodia(taxCode);
  const date = findDate(code.slice(6, 11), today);
  if (!date) return null;
  const placeCode = code.slice(11, 15);
  return { date, place: stateName(placeCode) ?? (await findTownName(placeCode)) ?? "" };
}

/** The code has two digits of the year: the century is the one in which its person is of age today. */
function findDate(code: string, today: string): string | undefined {
  const month = MONTHS.indexOf(code.charAt(2)) + 1;
  const day = Number(code.slice(3));
  const ends = [month, day > FEMALE_DAY_OFFSET ? day - FEMALE_DAY_OFFSET : day];
  const end = ends.map((part) => String(part).padStart(2, "0")).join("-");
  const dates = ["20", "19"].map((century) => `${century}${code.slice(0, 2)}-${end}`).filter(isRealDate);
  const oldest = Number(today.slice(0, 4)) - MAX_AGE;
  const isLikely = (date: string) => isOfAge(date, today) && Number(date.slice(0, 4)) >= oldest;
  return dates.find(isLikely) ?? dates.find((date) => date <= today);
}

function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
