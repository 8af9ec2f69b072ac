import { type ExtraTime, PARTS, type Part, partMinutes, partOf, sectionsOf } from "@/lib/exam/mode";
import type { Section } from "@/lib/exam/sections";

/*
 * The clock of an exam sitting: three parts in order, each begun by the learner and ended by the learner or by time. All
 * times are the server's. Between two parts there is a pause of at most ten minutes, after which the next part begins by
 * itself: a sitting is one sitting, and one that was left comes to its end. Without time limits the pause has none either.
 */

const MINUTE_MS = 60_000;

/** How long the pause between two parts lasts at most. */
export const REST_MINUTES = 10;

/** How long after a part's end a save that was made before it is still taken, and the clock waits to hand the part in. */
export const GRACE_MS = 15_000;

/** A part that has begun. `endsAt` is null without limits, `endedAt` until it is handed in. */
export type PartTimes = { part: Part; startedAt: Date; endsAt: Date | null; endedAt: Date | null };

/**
 * Where a sitting stands. `ready`: nothing has begun. `running`: answers of the part are taken. `ending`: its time is over
 * and the last saves may arrive; the page sends what it holds and hands the part in. `rest`: between two parts. `over`: all
 * three are handed in.
 */
export type SittingPhase = "ready" | "running" | "ending" | "rest" | "over";

export type PartView = {
  part: Part;
  sections: Section[];
  /** Its length with extra time; null without limits. */
  minutes: number | null;
  state: "todo" | "running" | "done";
  /** ISO times; null as long as they are not known. */
  startedAt: string | null;
  endsAt: string | null;
  endedAt: string | null;
};

/** A sitting as its page and `/api/session/{attemptId}/sitting` show it. */
export type SittingView = {
  extraTime: ExtraTime;
  /** ISO time of this answer: the page counts from it, its own clock may be wrong. */
  serverTime: string;
  phase: SittingPhase;
  /** The part that runs or ends; in `ready` and `rest` the one that comes next; null when all is over. */
  part: Part | null;
  /** Until the part ends, or in `rest` until the next begins by itself; null where there is no limit. */
  remainingMs: number | null;
  parts: PartView[];
};

/** Whether a section of a sitting may be read and answered now. */
export function isOpen({ phase, part }: SittingView, section: Section): boolean {
  return (phase === "running" || phase === "ending") && part === partOf(section);
}

/** The times of a part that begins now. */
export function beginPart(part: Part, extraTime: ExtraTime, startedAt: Date): PartTimes {
  const minutes = partMinutes(part, extraTime);
  return { part, startedAt, endsAt: minutes === null ? null : after(startedAt, minutes * MINUTE_MS), endedAt: null };
}

/**
 * What the clock has done by now: a part whose time and grace are over is handed in at its end, and after the longest pause
 * the next one has begun.
 * @param parts the parts that have begun, in their order
 * @returns the same and what followed; the given parts unchanged where nothing did
 */
export function advanceSitting(parts: readonly PartTimes[], extraTime: ExtraTime, now: Date): PartTimes[] {
  const last = parts.at(-1);
  if (!last) return [];
  if (!last.endedAt) {
    if (!last.endsAt || now < after(last.endsAt, GRACE_MS)) return [...parts];
    return advanceSitting([...parts.slice(0, -1), { ...last, endedAt: last.endsAt }], extraTime, now);
  }
  const next = nextPart(parts);
  const begins = restEnd(last, extraTime);
  if (!next || !begins || now < begins) return [...parts];
  return advanceSitting([...parts, beginPart(next, extraTime, begins)], extraTime, now);
}

/** The part that comes after those that have begun; null after the last. */
export function nextPart(parts: readonly PartTimes[]): Part | null {
  return PARTS[parts.length] ?? null;
}

/** Whether answers of a part are taken. */
export function isPartRunning({ endsAt, endedAt }: PartTimes, now: Date): boolean {
  return endedAt === null && (endsAt === null || now < endsAt);
}

/** Whether all parts are handed in. */
export function isSittingOver(parts: readonly PartTimes[]): boolean {
  return parts.length === PARTS.length && parts.every(({ endedAt }) => endedAt !== null);
}

/** The phase and, counted from now, how long it lasts at most. */
function phaseOf(
  parts: readonly PartTimes[],
  extraTime: ExtraTime,
  now: Date,
): Pick<SittingView, "phase" | "part" | "remainingMs"> {
  const last = parts.at(-1);
  if (!last) return { phase: "ready", part: nextPart(parts), remainingMs: null };
  if (!last.endedAt) {
    const remainingMs = last.endsAt && Math.max(0, last.endsAt.getTime() - now.getTime());
    return { phase: remainingMs === 0 ? "ending" : "running", part: last.part, remainingMs };
  }
  const next = nextPart(parts);
  const begins = restEnd(last, extraTime);
  if (!next) return { phase: "over", part: null, remainingMs: null };
  return { phase: "rest", part: next, remainingMs: begins && Math.max(0, begins.getTime() - now.getTime()) };
}

/** Shows a sitting. @param parts as `advanceSitting` gives them */
export function toSittingView(parts: readonly PartTimes[], extraTime: ExtraTime, now: Date): SittingView {
  return {
    extraTime,
    serverTime: now.toISOString(),
    ...phaseOf(parts, extraTime, now),
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

/** When the pause after a part is over at the latest; null without limits. */
function restEnd({ endedAt }: PartTimes, extraTime: ExtraTime): Date | null {
  return endedAt && extraTime !== "untimed" ? after(endedAt, REST_MINUTES * MINUTE_MS) : null;
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
