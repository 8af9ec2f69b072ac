import type { Answers } from "@/lib/exam/merge";

/** What a control of the page holds. */
export type HeldInput = { name: string; value: string };

/** The page's own controls with what they hold now; of a group of radios the chosen one. */
export function readInputs(): HeldInput[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input[type=radio]:checked, select[name], textarea[name]",
  );
  return Array.from(controls, ({ name, value }) => ({ name, value }));
}

/**
 * The answers that were given before the page's code ran: the browser shows them, and nobody was there to hear of them.
 * @param held what the page's controls hold
 * @param keys the answers that the section has
 * @param rendered the answers as the server wrote them into the page: what still equals them was not touched
 */
export function findEarlyAnswers(held: readonly HeldInput[], keys: readonly string[], rendered: Answers): Answers {
  const early: Record<string, string> = {};
  for (const { name, value } of held) {
    const key = toKey(name);
    if (keys.includes(key) && value !== asInField(rendered[key] ?? "")) early[key] = value;
  }
  return early;
}

/** The controls of a question are named `lettura-3`, its answer `lettura_3`. */
const toKey = (name: string) => name.replace("-", "_");

/** A text as a field gives it back: it knows one kind of line end. */
const asInField = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * A text that was typed into the page while this device still had another unsaved one, which the page did not show: both
 * stay, and the learner sees them.
 * @param rendered the text both began with
 * @param stored the one this device had
 */
export function joinTexts(rendered: string, stored: string, typed: string): string {
  const start = asInField(rendered);
  if (start !== "" && typed.startsWith(start)) return stored + typed.slice(start.length);
  return typed === "" ? stored : `${stored}\n\n${typed}`;
}
