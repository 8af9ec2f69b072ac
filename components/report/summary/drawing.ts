import type { Summary } from "@/lib/report/summary";

/** What the worker is at: its code is on the way, its fonts are, or it draws. */
export const DRAW_STEPS = ["code", "fonts", "drawing"] as const;

export type DrawStep = (typeof DRAW_STEPS)[number];

/** What the page sends to the worker. */
export type DrawRequest = { summary: Summary };

/** What the worker sends to the page: where it is, then the file or why there is none. */
export type DrawAnswer =
  | { kind: "step"; step: DrawStep }
  | { kind: "file"; bytes: ArrayBuffer }
  | { kind: "failed"; reason: string };
