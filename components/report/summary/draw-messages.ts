import type { Summary } from "@/lib/report/summary";

export const DRAW_STEPS = ["code", "fonts", "drawing"] as const;

export type DrawStep = (typeof DRAW_STEPS)[number];

export type DrawRequest = { summary: Summary };

/** Messages of the worker: its phase, then the file or the reason of a failure. */
export type DrawMessage =
  | { kind: "step"; step: DrawStep }
  | { kind: "file"; bytes: ArrayBuffer }
  | { kind: "failed"; reason: string };
