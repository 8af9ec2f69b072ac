/** The steps of the registration form in their order: the person and the sign-in, then the details for the receipt. */
export const REGISTRATION_STEPS = ["you", "receipt"] as const;

export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The field from which others follow; these have no faults of their own while it has one. */
const SOURCES: Partial<Record<string, string>> = {
  dataNascita: "codiceFiscale",
  luogoNascita: "codiceFiscale",
  citta: "cap",
  provincia: "cap",
};

/** The faults of a registration that its person can mend by typing. @param faults texts by field */
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

/** The values that follow from a field, by the name of their input; an empty one is unknown. */
export type DerivedValues = Readonly<Record<string, string>>;

/**
 * What to write into the inputs of derived values. A value that was neither derived before nor is now is its person's
 * own, and stays.
 * @param typed the present values @param before derived last time @param now derived from the present source
 */
export function mergeDerived(typed: DerivedValues, before: DerivedValues, now: DerivedValues) {
  const isOwn = (name: string) => typed[name] !== "" && ![before[name], now[name]].includes(typed[name]);
  const names = Object.keys(typed);
  const values = Object.fromEntries(names.map((name) => [name, (isOwn(name) ? typed[name] : now[name]) ?? ""]));
  return { values, hasOwn: names.some(isOwn), isComplete: names.every((name) => values[name] !== "") };
}
