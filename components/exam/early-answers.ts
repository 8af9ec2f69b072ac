import type { Answers } from "@/lib/exam/merge";

export type HeldInput = { name: string; value: string };

/** The current values of the page's controls; for radio groups the checked one. */
export function readInputs(): HeldInput[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input[type=radio]:checked, select[name], textarea[name]",
  );
  return Array.from(controls, ({ name, value }) => ({ name, value }));
}

/**
 * Answers given before hydration, which no event handler saw.
 * @param held the values of the page's controls
 * @param rendered the server-rendered answers; values equal to them were not touched
 */
export function findEarlyAnswers(held: readonly HeldInput[], keys: readonly string[], rendered: Answers): Answers {
  const early: Record<string, string> = {};
  for (const { name, value } of held) {
    const key = toKey(name);
    if (keys.includes(key) && value !== asInField(rendered[key] ?? "")) early[key] = value;
  }
  return early;
}

/** A question's controls are named `lettura-3`, its answer `lettura_3`. */
const toKey = (name: string) => name.replace("-", "_");

/** Form fields normalise line ends to `\n`. */
const asInField = (text: string) => text.replace(/\r\n?/g, "\n");

/** Joins the text typed before hydration with the unsaved `stored` one; both started from `rendered`. */
export function joinTexts(rendered: string, stored: string, typed: string): string {
  const start = asInField(rendered);
  if (start !== "" && typed.startsWith(start)) return stored + typed.slice(start.length);
  return typed === "" ? stored : `${stored}\n\n${typed}`;
}
