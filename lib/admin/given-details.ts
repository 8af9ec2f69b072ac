import { areWritingsMarked } from "@/lib/exam/given-mark";

/** The details of an event as an admin reads them: without the mark of a writing where writings get none. */
export function toGivenDetails<T>(details: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(details);
  return Object.fromEntries(areWritingsMarked() ? entries : entries.filter(([name]) => name !== "score"));
}
