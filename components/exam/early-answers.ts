import { readLostInput } from "@/components/ui/early-input";
import type { Answers } from "@/lib/exam/merge";

export type InputValue = { name: string; value: string };

/** The current values of the page's controls, for radio groups the checked one; of removed controls the last ones. */
export function readInputValues(): InputValue[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input[type=radio]:checked, select[name], textarea[name]",
  );
  const lost = readLostInput();
  const shown = Array.from(controls, ({ name, value }) => ({ name, value }));
  return [...shown.filter(({ name }) => !lost.some((input) => input.name === name)), ...lost];
}

/**
 * Answers given before hydration, which no event handler saw.
 * @param inputs the values of the page's controls
 * @param rendered the server-rendered answers; values equal to them were not touched
 */
export function findEarlyAnswers(inputs: readonly InputValue[], keys: readonly string[], rendered: Answers): Answers {
  const early: Record<string, string> = {};
  for (const { name, value } of inputs) {
    const key = toAnswerKey(name);
    if (keys.includes(key) && value !== normalizeLineEnds(rendered[key] ?? "")) early[key] = value;
  }
  return early;
}

/** A question's controls are named `lettura-3`, its answer `lettura_3`. */
const toAnswerKey = (name: string) => name.replace("-", "_");

/** Form fields normalise line ends to `\n`. */
const normalizeLineEnds = (text: string) => text.replace(/\r\n?/g, "\n");

/** Joins the text typed before hydration with the unsaved `stored` one; both started from `rendered`. */
export function joinTexts(rendered: string, stored: string, typed: string): string {
  const start = normalizeLineEnds(rendered);
  if (start !== "" && typed.startsWith(start)) return stored + typed.slice(start.length);
  return typed === "" ? stored : `${stored}\n\n${typed}`;
}
