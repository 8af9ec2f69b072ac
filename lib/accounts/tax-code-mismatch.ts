import { toAsciiName } from "@/lib/accounts/ascii-name";
import { isFormerState, stateCode } from "@/lib/accounts/birth-states";
import { PROVINCES } from "@/lib/accounts/provinces";
import { FEMALE_DAY_OFFSET, isTaxCode, MONTHS, undoOmocodia } from "@/lib/accounts/tax-code";
import { findTowns } from "@/lib/accounts/towns";

/** `swapped`: it would fit with first and last name exchanged. */
export type TaxCodeMismatch = "surname" | "name" | "swapped" | "date" | "place";

/** Details from the registration form; empty if not entered yet. `birthDate`: yyyy-mm-dd. */
export type PersonDetails = { firstName: string; lastName: string; birthDate: string; birthPlace: string };

/** The parts of a codice fiscale that contradict the person's details. Any usual abbreviation of a name is accepted. */
export async function findTaxCodeMismatch(taxCode: string, person: PersonDetails): Promise<TaxCodeMismatch[]> {
  if (!isTaxCode(taxCode)) return [];
  const code = undoOmocodia(taxCode);
  const mismatches: TaxCodeMismatch[] = findNameMismatches(code, person);
  if (person.birthDate && !fitsDate(code.slice(6, 11), person.birthDate)) mismatches.push("date");
  if (person.birthPlace && !(await fitsPlace(code.slice(11, 15), person.birthPlace))) mismatches.push("place");
  return mismatches;
}

function findNameMismatches(code: string, { firstName, lastName }: PersonDetails): TaxCodeMismatch[] {
  const surname = code.slice(0, 3);
  const name = code.slice(3, 6);
  const fitsSurname = fits(surname, lastName, surnameLetters);
  const fitsName = fits(name, firstName, nameLetters);
  if (fitsSurname && fitsName) return [];
  if (fits(surname, firstName, surnameLetters) && fits(name, lastName, nameLetters)) return ["swapped"];
  return [...(fitsSurname ? [] : (["surname"] as const)), ...(fitsName ? [] : (["name"] as const))];
}

/** Matches any consecutive words of the name, because some registers leave names out. */
function fits(letters: string, name: string, abbreviate: (word: string) => string): boolean {
  const words = toAsciiName(name).split(" ").filter(Boolean);
  // Nothing to compare: empty, or in another alphabet.
  if (words.length === 0) return true;
  const starts = words.map((_, first) => words.slice(first));
  const runs = starts.flatMap((rest) => rest.map((_, last) => rest.slice(0, last + 1).join("")));
  return runs.some((run) => abbreviate(run) === letters);
}

const consonants = (word: string) => word.replaceAll(/[AEIOU]/g, "");
const vowels = (word: string) => word.replaceAll(/[^AEIOU]/g, "");

function surnameLetters(word: string): string {
  return `${consonants(word)}${vowels(word)}XX`.slice(0, 3);
}

function nameLetters(word: string): string {
  const own = consonants(word);
  return own.length > 3 ? `${own.charAt(0)}${own.slice(2, 4)}` : surnameLetters(word);
}

function fitsDate(code: string, birthDate: string): boolean {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const start = `${year.slice(2)}${MONTHS.charAt(Number(month) - 1)}`;
  const days = [Number(day), Number(day) + FEMALE_DAY_OFFSET].map((number) => String(number).padStart(2, "0"));
  return days.some((number) => code === start + number);
}

const ABROAD = "Z";

/** True for unknown place names. Abroad, a town may have an Italian town's name, but hardly a provincial capital's. */
async function fitsPlace(code: string, place: string): Promise<boolean> {
  if (isFormerState(code)) return true;
  const state = stateCode(place);
  const isCapital = PROVINCES.some(({ name }) => toAsciiName(name) === toAsciiName(place));
  if (code.startsWith(ABROAD) && !state && !isCapital) return true;
  const towns = (await findTowns(place)).map((town) => town.code);
  const known = state ? [state, ...towns] : towns;
  return known.length === 0 || known.includes(code);
}
