// The check character of a codice fiscale: decree of 12 March 1974 and Agenzia delle Entrate, "Codice fiscale: struttura".
// Characters in odd places count by this table (A to Z, digits as A to J); those in even places by their order.
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const CODE_A = "A".charCodeAt(0);

/** How many characters a codice fiscale has. */
export const TAX_CODE_LENGTH = 16;

const order = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - CODE_A);

/** The letter that must stand last after these fifteen letters and digits (upper case). */
export function checkCharacter(fifteen: string): string {
  const sum = [...fifteen].reduce((total, character, index) => {
    const value = order(character);
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(CODE_A + (sum % 26));
}

/** Whether a text has the form of a codice fiscale: sixteen letters and digits, upper case. The only blocking rule. */
export function isTaxCode(text: string): boolean {
  return /^[A-Z0-9]{16}$/.test(text);
}

/**
 * Whether the last letter of a codice fiscale is the one the others ask for. Right also where omocodia has put letters
 * in place of digits, because the check character is made from what is written.
 * @param taxCode sixteen letters and digits, upper case
 */
export function hasRightCheckCharacter(taxCode: string): boolean {
  return isTaxCode(taxCode) && checkCharacter(taxCode.slice(0, TAX_CODE_LENGTH - 1)) === taxCode.slice(-1);
}
