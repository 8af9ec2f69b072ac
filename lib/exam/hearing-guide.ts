import type { HearingStep } from "@/lib/exam/hearing-script";
import type { ListeningSection } from "@/lib/exam/sections";

/** Steps that are told apart by nothing on the screen: what comes after them is said instead. */
const PASSING = ["pause", "break"];

/** The step that a page names at a position: the one that is heard or waited through, or in a short pause the one that comes. */
export function namedStep(steps: readonly HearingStep[], here: HearingStep | null): HearingStep | null {
  return steps.find(({ index, kind }) => here !== null && index >= here.index && !PASSING.includes(kind)) ?? null;
}

/**
 * From where on a section's questions may be read: with the announcement of the time to read them, after all texts were heard
 * once. In milliseconds of the script; null when the script has no such time.
 */
export function questionsFromMs(steps: readonly HearingStep[], section: ListeningSection): number | null {
  const own = steps.filter((step) => step.section === section);
  const reading = own.findIndex(({ kind }) => kind === "reading");
  return own.slice(0, Math.max(0, reading)).findLast(({ kind }) => kind === "announcement")?.startMs ?? null;
}

/** How many texts a section has. */
export function countTexts(steps: readonly HearingStep[], section: ListeningSection): number {
  return Math.max(0, ...steps.filter((step) => step.section === section).map(({ text }) => text ?? 0));
}
