import { type ExtraTime, PARTS, type Part, partMinutes, partOf, sectionsOf } from "@/lib/exam/mode";
import type { Section } from "@/lib/exam/sections";

/*
 * The learner begins each part and ends it, or the server ends it when its time is over. After at most ten minutes the
 * next part begins by itself, so that an abandoned sitting comes to an end.
 */

const MINUTE_MS = 60_000;

export const REST_MINUTES = 10;

/** How long after a part's end answers typed in time are still accepted; then the part is handed in. */
export const GRACE_MS = 15_000;

/** `endsAt` is null without limits, `endedAt` until the part is handed in. */
export type PartTimes = { part: Part; startedAt: Date; endsAt: Date | null; endedAt: Date | null };

/** `ending`: time is over, last saves may arrive; `rest`: between two parts; `over`: all parts are handed in. */
export type SittingPhase = "ready" | "running" | "ending" | "rest" | "over";

export type PartView = {
  part: Part;
  sections: Section[];
  minutes: number | null;
  state: "todo" | "running" | "done";
  startedAt: string | null;
  endsAt: string | null;
  endedAt: string | null;
};

/** As shown by its page and `/api/session/{attemptId}/sitting`. */
export type SittingView = {
  extraTime: ExtraTime;
  /** ISO time of this response: the page counts from it, because its own clock may be wrong. */
  serverTime: string;
  phase: SittingPhase;
  /** The part that runs or ends; in `ready` and `rest` the next one; null when all are over. */
  part: Part | null;
  /** Until the part ends, or in `rest` until the next begins by itself; null without limits. */
  remainingMs: number | null;
  parts: PartView[];
};

/** Whether a section may be read and answered now. */
export function isSectionOpen({ phase, part }: SittingView, section: Section): boolean {
  return (phase === "running" || phase === "ending") && part === partOf(section);
}

export function newPartTimes(part: Part, extraTime: ExtraTime, startedAt: Date): PartTimes {
  const minutes = partMinutes(part, extraTime);
  return { part, startedAt, endsAt: minutes === null ? null : after(startedAt, minutes * MINUTE_MS), endedAt: null };
}

/** Brings the parts up to `now`: ends a part whose time and grace are over, begins the next after the pause. */
export function advanceSitting(parts: readonly PartTimes[], extraTime: ExtraTime, now: Date): PartTimes[] {
  const last = parts.at(-1);
  if (!last) return [];
  if (!last.endedAt) {
    if (!last.endsAt || now < after(last.endsAt, GRACE_MS)) return [...parts];
    return advanceSitting([...parts.slice(0, -1), { ...last, endedAt: last.endsAt }], extraTime, now);
  }
  const next = nextPart(parts);
  const nextStartsAt = restEnd(last, extraTime);
  if (!next || !nextStartsAt || now < nextStartsAt) return [...parts];
  return advanceSitting([...parts, newPartTimes(next, extraTime, nextStartsAt)], extraTime, now);
}

/** The part after those that have begun; null after the last. */
export function nextPart(parts: readonly PartTimes[]): Part | null {
  return PARTS[parts.length] ?? null;
}

/** Whether answers of a part are accepted. */
export function isPartRunning({ endsAt, endedAt }: PartTimes, now: Date): boolean {
  return endedAt === null && (endsAt === null || now < endsAt);
}

export function isSittingOver(parts: readonly PartTimes[]): boolean {
  return parts.length === PARTS.length && parts.every(({ endedAt }) => endedAt !== null);
}

type Moment = Pick<SittingView, "phase" | "part" | "remainingMs">;

function momentOf(parts: readonly PartTimes[], extraTime: ExtraTime, now: Date): Moment {
  const last = parts.at(-1);
  if (!last) return { phase: "ready", part: nextPart(parts), remainingMs: null };
  if (!last.endedAt) {
    const remainingMs = msUntil(last.endsAt, now);
    return { phase: remainingMs === 0 ? "ending" : "running", part: last.part, remainingMs };
  }
  const next = nextPart(parts);
  if (!next) return { phase: "over", part: null, remainingMs: null };
  return { phase: "rest", part: next, remainingMs: msUntil(restEnd(last, extraTime), now) };
}

/** @param parts as returned by `advanceSitting` */
export function toSittingView(parts: readonly PartTimes[], extraTime: ExtraTime, now: Date): SittingView {
  return {
    extraTime,
    serverTime: now.toISOString(),
    ...momentOf(parts, extraTime, now),
    parts: PARTS.map((part): PartView => {
      const times = parts.find((begun) => begun.part === part);
      return {
        part,
        sections: sectionsOf(part),
        minutes: partMinutes(part, extraTime),
        state: times ? (times.endedAt ? "done" : "running") : "todo",
        startedAt: times?.startedAt.toISOString() ?? null,
        endsAt: times?.endsAt?.toISOString() ?? null,
        endedAt: times?.endedAt?.toISOString() ?? null,
      };
    }),
  };
}

function restEnd({ endedAt }: PartTimes, extraTime: ExtraTime): Date | null {
  return endedAt && extraTime !== "untimed" ? after(endedAt, REST_MINUTES * MINUTE_MS) : null;
}

const msUntil = (end: Date | null, now: Date) => end && Math.max(0, end.getTime() - now.getTime());
const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
