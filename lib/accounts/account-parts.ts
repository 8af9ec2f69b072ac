/** The parts of an account that its user can change, each on its own page `/account/{name}`. */
export const ACCOUNT_PARTS = [
  "name",
  "birth",
  "tax-code",
  "address",
  "phone",
  "email",
  "password",
  "language",
] as const;

export type AccountPart = (typeof ACCOUNT_PARTS)[number];

export function isAccountPart(value: unknown): value is AccountPart {
  return ACCOUNT_PARTS.some((known) => known === value);
}
