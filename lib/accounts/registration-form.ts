import { isTaxCode } from "@/lib/accounts/tax-code";

/** The fields of the registration form in their order, by their names on the wire (specification, section 3), the repeated password and the terms. */
export const REGISTRATION_FIELDS = [
  "nome",
  "cognome",
  "codiceFiscale",
  "dataNascita",
  "luogoNascita",
  "via",
  "citta",
  "provincia",
  "cap",
  "email",
  "password",
  "passwordAgain",
  "terms",
] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export type RegistrationEntry = Record<RegistrationField, string>;

export type RegistrationFault =
  | "required"
  | "email"
  | "passwordShort"
  | "passwordsDiffer"
  | "taxCode"
  | "birthDate"
  | "province"
  | "postalCode"
  | "terms";

/** A new password has at least this many characters (specification, section 5). */
const PASSWORD_MIN = 6;

const isPastDate = (text: string, now: Date) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date < now && date.getUTCFullYear() >= 1900;
};

/**
 * What is wrong with an entry, in the browser, before it is sent. The server checks again and has the last word.
 * @param entry the texts as typed; `terms` is empty when the box is not ticked
 * @returns the first fault of each field at fault
 */
export function findRegistrationFaults(
  entry: RegistrationEntry,
  now: Date,
): Partial<Record<RegistrationField, RegistrationFault>> {
  const faults: Partial<Record<RegistrationField, RegistrationFault>> = {};
  const check = (field: RegistrationField, isRight: boolean, fault: RegistrationFault) => {
    if (!isRight) faults[field] ??= fault;
  };
  check("terms", entry.terms !== "", "terms");
  check("codiceFiscale", isTaxCode(entry.codiceFiscale), "taxCode");
  check("password", entry.password.length >= PASSWORD_MIN, "passwordShort");
  check("passwordAgain", entry.passwordAgain === entry.password, "passwordsDiffer");
  for (const field of REGISTRATION_FIELDS) check(field, entry[field].trim() !== "", "required");
  check("email", /^\S+@\S+\.\S+$/.test(entry.email), "email");
  check("dataNascita", isPastDate(entry.dataNascita, now), "birthDate");
  check("provincia", /^[A-Z]{2}$/.test(entry.provincia), "province");
  check("cap", /^\d{5}$/.test(entry.cap), "postalCode");
  return faults;
}
