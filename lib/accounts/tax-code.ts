// Check character: decree of 12 March 1974 and Agenzia delle Entrate, "Codice fiscale: struttura". Characters in odd
// positions count by this table (A to Z, digits as A to J), those in even positions by their order.
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const CODE_A = "A".charCodeAt(0);

const TAX_CODE_LENGTH = 16;

const order = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - CODE_A);

/** Check character for the first fifteen letters and digits (upper case). */
export function checkCharacter(fifteen: string): string {
  const sum = [...fifteen].reduce((total, character, index) => {
    const value = order(character);
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(CODE_A + (sum % 26));
}

/** The only blocking rule: sixteen letters and digits in upper case, not all the same. */
export function isTaxCode(text: string): boolean {
  return /^(?!(.)\1+$)[A-Z0-9]{16}$/.test(text);
}

/** Whether the check character is right, also after omocodia: it is computed from the characters as written. */
export function hasRightCheckCharacter(taxCode: string): boolean {
  return isTaxCode(taxCode) && checkCharacter(taxCode.slice(0, TAX_CODE_LENGTH - 1)) === taxCode.slice(-1);
}

// Rules of the other fifteen characters: decree of 23 December 1976, n. 13813.

/** The letters of the months, from January on. */
export const MONTHS = "ABCDEHLMPRST";

/** What is added to the day of birth of a woman. */
export const FEMALE_DAY_OFFSET = 40;

/** Omocodia: the letters that replace the digits 0 to 9, and the positions of the digits. */
const OMOCODIA = "LMNPQRSTUV";
const DIGIT_POSITIONS = [6, 7, 9, 10, 12, 13, 14];

/** The code with its digits back in the places of the letters that made it unique; the check character is as written. */
export function undoOmocodia(taxCode: string): string {
  return [...taxCode]
    .map((character, place) => {
      const digit = DIGIT_POSITIONS.includes(place) ? OMOCODIA.indexOf(character) : -1;
      return digit < 0 ? character : String(digit);
    })
    .join("");
}
