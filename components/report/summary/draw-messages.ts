import type { Booklet } from "@/lib/report/booklet";
import type { Summary } from "@/lib/report/summary";

export const DRAW_STEPS = ["code", "fonts", "drawing"] as const;

export type DrawStep = (typeof DRAW_STEPS)[number];

/** Upper bounds in seconds for a phone at a quarter of our CPU speed and 400 kbit/s; loading fonts names none. */
export const SLOW_SECONDS: Partial<Record<DrawStep, number>> = { code: 20, drawing: 12 };

export type DrawRequest = { summary: Summary } | { booklet: Booklet; isLarge: boolean };

/** Messages of the worker: its phase, then the file or the reason of a failure. */
export type DrawMessage =
  | { kind: "step"; step: DrawStep }
  | { kind: "file"; bytes: ArrayBuffer }
  | { kind: "failed"; reason: string };
