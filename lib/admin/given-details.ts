import { areWritingsMarked } from "@/lib/exam/mark-visibility";

/** The details of an event as an admin reads them: without the mark of a writing where writings get none. */
export function toVisibleDetails<T>(details: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(details);
  return Object.fromEntries(areWritingsMarked() ? entries : entries.filter(([name]) => name !== "score"));
}
