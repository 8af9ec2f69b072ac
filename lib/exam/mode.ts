import { SECTIONS, type Section } from "@/lib/exam/sections";

/** How an attempt is taken: `practice` in free order, each section corrected at once; `exam` in one timed sitting. */
export const MODES = ["practice", "exam"] as const;
export type Mode = (typeof MODES)[number];

/** Extra time of an exam sitting: none, 30% or 50% more, or no limits at all. It never changes the recording. */
export const EXTRA_TIMES = ["none", "thirty", "fifty", "untimed"] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

/** The parts of an exam sitting in their order. */
export const PARTS = ["listening", "reading", "writing"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF = {
  ascolto1: "listening",
  ascolto2: "listening",
  lettura: "reading",
  cloze: "reading",
  scrittura: "writing",
} as const satisfies Record<Section, Part>;

/** The printed times of the real exam, in minutes. */
const PART_MINUTES: Readonly<Record<Part, number>> = { listening: 30, reading: 40, writing: 40 };

const PERCENT: Readonly<Record<Exclude<ExtraTime, "untimed">, number>> = { none: 100, thirty: 130, fifty: 150 };

/** The sections of a part, in their order. */
export function sectionsOf(part: Part): Section[] {
  return SECTIONS.filter((section) => PART_OF[section] === part);
}

/** The part a section belongs to. */
export function partOf(section: Section): Part {
  return PART_OF[section];
}

/** The time of a part in minutes; null without limits. */
export function partMinutes(part: Part, extraTime: ExtraTime): number | null {
  return extraTime === "untimed" ? null : (PART_MINUTES[part] * PERCENT[extraTime]) / 100;
}

/** How an attempt is to be taken, as chosen before its start. */
export type Manner = { mode: Mode; extraTime: ExtraTime };
