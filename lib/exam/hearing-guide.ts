import type { HearingStep } from "@/lib/exam/hearing-script";
import type { ListeningSection } from "@/lib/exam/sections";

/** Short steps that are not named on screen: the next step is named instead. */
const UNNAMED_KINDS = ["pause", "break"];

/** The step to name on screen: the current one or, during a short step, the next. */
export function displayedStep(steps: readonly HearingStep[], current: HearingStep | null): HearingStep | null {
  if (!current) return null;
  return steps.find(({ index, kind }) => index >= current.index && !UNNAMED_KINDS.includes(kind)) ?? null;
}

/** Position from which a section's questions are shown: the announcement of the reading time; null without one. */
export function questionsVisibleFromMs(steps: readonly HearingStep[], section: ListeningSection): number | null {
  const own = steps.filter((step) => step.section === section);
  const reading = own.findIndex(({ kind }) => kind === "reading");
  return own.slice(0, Math.max(0, reading)).findLast(({ kind }) => kind === "announcement")?.startMs ?? null;
}

export function countTexts(steps: readonly HearingStep[], section: ListeningSection): number {
  return Math.max(0, ...steps.filter((step) => step.section === section).map(({ text }) => text ?? 0));
}

export type UnheardTexts = { section: ListeningSection; hearing: 1 | 2; count: number };

/** The texts that a hearing has not played to their end, by section and hearing, in order. */
export function listUnheard(steps: readonly HearingStep[], positionMs: number): UnheardTexts[] {
  const ahead = steps.filter(({ kind, startMs, durationMs }) => kind === "text" && startMs + durationMs > positionMs);
  const groups = Map.groupBy(ahead, ({ section, hearing }) => `${section}/${hearing}`);
  return [...groups.values()].flatMap((texts) => {
    const [first] = texts;
    return first?.hearing ? { section: first.section, hearing: first.hearing, count: texts.length } : [];
  });
}
