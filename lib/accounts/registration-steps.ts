/** The steps of the registration form in their order: the person and the sign-in, then the details for the receipt. */
export const REGISTRATION_STEPS = ["you", "receipt"] as const;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The field from which others are derived; they report no errors of their own while it has one. */
const SOURCES: Partial<Record<string, string>> = {
  dataNascita: "codiceFiscale",
  luogoNascita: "codiceFiscale",
  citta: "cap",
  provincia: "cap",
};

/** The errors of a registration that the user can fix by typing. @param faults texts by field */
export function omitFollowingFaults<F>(faults: Readonly<Record<string, F>>): Record<string, F> {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !((SOURCES[name] ?? "") in faults)));
}

/** Kept in the browser until the registration is done: never the password, and no consent. */
const KEPT = [
  "nome",
  "cognome",
  "email",
  "codiceFiscale",
  "dataNascita.day",
  "dataNascita.month",
  "dataNascita.year",
  "luogoNascita",
  "via",
  "cap",
  "citta",
  "provincia",
];

/** The part of a registration's input that may be kept, as typed. */
export function pickKeptInput(input: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => KEPT.includes(name) && value !== ""));
}

/** The values derived from a field, by input name; an empty one is unknown. */
export type DerivedValues = Readonly<Record<string, string>>;

/**
 * The new contents of the inputs of derived values. A value derived neither before nor now was typed by the user and
 * stays.
 * @param typed the present values @param before derived last time @param now derived from the present source
 */
export function mergeDerived(typed: DerivedValues, before: DerivedValues, now: DerivedValues) {
  const isOwn = (name: string) => typed[name] !== "" && ![before[name], now[name]].includes(typed[name]);
  const names = Object.keys(typed);
  const values = Object.fromEntries(names.map((name) => [name, (isOwn(name) ? typed[name] : now[name]) ?? ""]));
  return { values, hasOwn: names.some(isOwn), isComplete: names.every((name) => values[name] !== "") };
}
