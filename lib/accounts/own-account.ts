/** The parts of an account that its user can change, each on its own page `/account/{name}`. */
export const CHANGES = ["name", "address", "phone", "email", "password", "language"] as const;

export type Change = (typeof CHANGES)[number];

export function isChange(value: unknown): value is Change {
  return CHANGES.some((known) => known === value);
}
