/** What somebody can change about their own account, each on a page of its own, `/account/{name}`. */
export const CHANGES = ["name", "address", "phone", "email", "password", "language"] as const;

export type Change = (typeof CHANGES)[number];

/** Whether a text from outside names something that can be changed. */
export function isChange(value: unknown): value is Change {
  return CHANGES.some((known) => known === value);
}
