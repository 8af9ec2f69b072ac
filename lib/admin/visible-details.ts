import { areWritingsMarked } from "@/lib/exam/mark-visibility";

/** Event details without the score of a writing where writings get no mark. */
export function toVisibleEventDetails<T>(details: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(details);
  return Object.fromEntries(areWritingsMarked() ? entries : entries.filter(([name]) => name !== "score"));
}
