import { SECTION_TABLE, SECTIONS, type Section } from "@/lib/exam/sections";

/** `practice`: any order, each section corrected at once; `exam`: one timed sitting. */
export const MODES = ["practice", "exam"] as const;
export type Mode = (typeof MODES)[number];

/**
 * How an attempt is taken, as it is chosen before the start and shown. `paper`: practice whose questions are printed and
 * answered with a pen; stored as practice with `Attempt.onPaper`.
 */
export const CHOSEN_MODES = [...MODES, "paper"] as const;
export type ChosenMode = (typeof CHOSEN_MODES)[number];

export function chosenModeOf({ mode, onPaper }: { mode: Mode; onPaper: boolean }): ChosenMode {
  return onPaper ? "paper" : mode;
}

/** 30% or 50% more time, or no limits; it never changes the recording. */
export const EXTRA_TIMES = ["none", "thirty", "fifty", "untimed"] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

export type Part = (typeof SECTION_TABLE)[Section]["part"];

/** In order. */
export const PARTS: readonly Part[] = [...new Set(SECTIONS.map(partOf))];

/** Printed times of the real exam. */
export const PART_MINUTES: Readonly<Record<Part, number>> = { listening: 30, reading: 40, writing: 40 };

const PERCENT: Readonly<Record<Exclude<ExtraTime, "untimed">, number>> = { none: 100, thirty: 130, fifty: 150 };

export function sectionsOf(part: Part): Section[] {
  return SECTIONS.filter((section) => partOf(section) === part);
}

export function partOf(section: Section): Part {
  return SECTION_TABLE[section].part;
}

/** Duration of a part with extra time; null if untimed. */
export function partMinutes(part: Part, extraTime: ExtraTime): number | null {
  return extraTime === "untimed" ? null : (PART_MINUTES[part] * PERCENT[extraTime]) / 100;
}

/** The share of a section in the time of its part, without extra time. */
export function sectionMinutes(section: Section): number {
  const part = partOf(section);
  return PART_MINUTES[part] / sectionsOf(part).length;
}

export type AttemptOptions = { mode: ChosenMode; extraTime: ExtraTime };
