import { type HearingStep, scriptDurationMs, soundDurationMs, stepAt } from "@/lib/exam/hearing-script";

/*
 * The ledger of a hearing: which page may play, how far, and what has certainly been heard. Over a whole hearing at
 * most five seconds of sound are repeated.
 *
 * A page plays only a short window past its last reported position (`heardMs`..`allowedMs`), under a lease of
 * `PLAY_LEASE_MS`, so a page that takes over knows when the previous one has stopped. Where it stopped comes from its
 * release call or from the journal in its browser. Without either, playback resumes at the last reported position, and
 * the whole window counts as excess. A window is at most two fifths of the remaining excess, so five pages that vanish,
 * or thirty that left a journal, use it up. From then on playback resumes at the end of the window, and a page that
 * vanishes skips at most 0.4 seconds of sound. Silence passes by the clock, whether or not a page is connected.
 */

/** How much sound may be repeated in all. A hearing interrupted before it played this much starts over. */
export const EXCESS_MS = 5_000;

const WINDOW_MS = { most: 2_000, least: 400 };
const WINDOW_SHARE = 0.4;

/** How long a page's lease to play lasts, from its request. */
export const PLAY_LEASE_MS = 4_000;

/** A page checks its position only a few times per second, so its limit is this much below `allowedMs`. */
const STOP_MARGIN_MS = 200;

/** The longest time between two journal entries. */
export const JOURNAL_MS = 150;

const POLL_MS = 500;

/** How far a report may be ahead of the clock, and how far behind a late report is still believed. */
const TOLERANCE_MS = 250;
const CATCH_UP_MS = 2_000;

export type Ledger = {
  /** The page that may play; null before the first, and after it closed. */
  holder: string | null;
  /** The previous page while it is unknown where it stopped; until then no page may play. */
  former: string | null;
  heardMs: number;
  allowedMs: number;
  /** Sound that may have been played and is played again. */
  excessMs: number;
  heardAt: Date;
  allowedUntil: Date | null;
};

export type HearingState = {
  /** Position at which a page starts to play. During silence the page follows it. */
  positionMs: number;
  /** A page stops once past this, at the latest `PLAY_LEASE_MS` after the request that this answers. */
  mayPlayToMs: number;
  /** If not 0, the previous page may still be playing: call again after this time, with its latest journal entry. */
  waitMs: number;
  /** Time until the next report. */
  beatMs: number;
  isOver: boolean;
};

type Script = readonly HearingStep[];

export function createLedger(now: Date): Ledger {
  return { holder: null, former: null, heardMs: 0, allowedMs: 0, excessMs: 0, heardAt: now, allowedUntil: null };
}

/** The browser's journal of the former page: how far it had played. */
export type JournalEntry = { token: string; positionMs: number };

/** Takes over: the page may play once the former one has stopped; until then it calls this again. */
export function takeOverHearing(
  before: Ledger,
  script: Script,
  token: string,
  journal: JournalEntry | undefined,
  now: Date,
): Ledger {
  const ledger = advanceThroughSilence(before, script, now);
  const isNew = ledger.holder !== token;
  // A page that still waits was never allowed to play: wait for the one before it.
  const former = isNew ? (ledger.former ?? ledger.holder) : ledger.former;
  const updated = { ...ledger, holder: token, former };
  if (former === null) return isNew ? restartIfBarelyHeard(updated, script, now) : updated;
  if (remainingLeaseMs(updated, now) > 0) return updated;
  const hasJournal = journal?.token === former;
  const fromMs = hasJournal ? journal.positionMs : updated.heardMs;
  const toMs = hasJournal ? journal.positionMs + JOURNAL_MS : updated.allowedMs;
  return restartIfBarelyHeard(resumeFrom(updated, script, fromMs, toMs, now), script, now);
}

/** The holder reports and gets the next window. The previous page only reports; any other changes nothing. */
export function reportPosition(before: Ledger, script: Script, token: string, positionMs: number, now: Date): Ledger {
  const ledger = advanceThroughSilence(before, script, now);
  if (ledger.holder !== token)
    return ledger.former === token ? recordPosition(ledger, script, positionMs, now) : ledger;
  if (ledger.former !== null) return ledger;
  const heard = recordPosition(ledger, script, positionMs, now);
  const nextMs = Math.min(scriptDurationMs(script), heard.heardMs + windowMs(heard));
  const allowedUntil = new Date(now.getTime() + PLAY_LEASE_MS + STOP_MARGIN_MS);
  return { ...heard, allowedMs: Math.max(heard.allowedMs, nextMs), allowedUntil };
}

/** A page reports where it stopped. No effect if it is neither holder nor former page. */
export function releaseHearing(before: Ledger, script: Script, token: string, positionMs: number, now: Date): Ledger {
  const ledger = advanceThroughSilence(before, script, now);
  if (ledger.former === token) return resumeFrom(ledger, script, positionMs, positionMs, now);
  if (ledger.holder !== token) return ledger;
  const closed = { ...ledger, holder: null };
  return ledger.former === null ? resumeFrom(closed, script, positionMs, positionMs, now) : closed;
}

/** The state that a page gets as the response to a call. */
export function toHearingState(ledger: Ledger, script: Script, token: string, now: Date): HearingState {
  const mayPlay = ledger.holder === token && ledger.former === null;
  return {
    positionMs: ledger.heardMs,
    mayPlayToMs: mayPlay ? Math.max(ledger.heardMs, ledger.allowedMs - STOP_MARGIN_MS) : ledger.heardMs,
    waitMs: ledger.former === null ? 0 : Math.max(1, Math.min(POLL_MS, remainingLeaseMs(ledger, now))),
    beatMs: beatMs(ledger, script),
    isOver: ledger.heardMs >= scriptDurationMs(script),
  };
}

/** Steps whose sound a page may fetch: up to the allowed position and the next one; never what was heard. */
export function dueSteps(before: Ledger, script: Script, now: Date): HearingStep[] {
  const ledger = advanceThroughSilence(before, script, now);
  const first = stepAt(script, ledger.heardMs)?.index ?? script.length;
  const last = stepAt(script, ledger.allowedMs)?.index ?? script.length;
  const sounds = script.filter(({ hasSound, index }) => hasSound && index >= first);
  return sounds.filter(({ index }, position) => index <= last || (sounds[position - 1]?.index ?? first) <= last);
}

function remainingLeaseMs({ allowedUntil }: Ledger, now: Date): number {
  return Math.max(0, (allowedUntil?.getTime() ?? 0) - now.getTime());
}

function windowMs({ excessMs }: Ledger): number {
  const share = Math.floor((EXCESS_MS - excessMs) * WINDOW_SHARE);
  return Math.max(WINDOW_MS.least, Math.min(WINDOW_MS.most, share));
}

/** At least two reports per window; in a long silence few, until shortly before it ends. */
function beatMs(ledger: Ledger, script: Script): number {
  const step = stepAt(script, ledger.heardMs);
  const silenceLeftMs = step && !step.hasSound ? step.startMs + step.durationMs - ledger.heardMs - WINDOW_MS.most : 0;
  return Math.max(Math.min(silenceLeftMs, PLAY_LEASE_MS), Math.round(windowMs(ledger) * WINDOW_SHARE));
}

/** Silence passes by the clock, but never into the sound that follows. */
function advanceThroughSilence(ledger: Ledger, script: Script, now: Date): Ledger {
  let { heardMs } = ledger;
  let elapsedMs = Math.max(0, now.getTime() - ledger.heardAt.getTime());
  for (let step = stepAt(script, heardMs); step && !step.hasSound && elapsedMs > 0; step = stepAt(script, heardMs)) {
    const passedMs = Math.min(elapsedMs, step.startMs + step.durationMs - heardMs);
    heardMs += passedMs;
    elapsedMs -= passedMs;
  }
  if (heardMs === ledger.heardMs) return ledger;
  const heardAt = new Date(now.getTime() - elapsedMs);
  return { ...ledger, heardMs, allowedMs: Math.max(heardMs, ledger.allowedMs), heardAt };
}

function recordPosition(ledger: Ledger, script: Script, positionMs: number, now: Date): Ledger {
  if (!stepAt(script, ledger.heardMs)?.hasSound) return ledger;
  const elapsedMs = now.getTime() - ledger.heardAt.getTime();
  const possibleMs = ledger.heardMs + elapsedMs + TOLERANCE_MS;
  const heardMs = Math.max(ledger.heardMs, Math.min(positionMs, ledger.allowedMs, possibleMs));
  const reachedMs = ledger.heardAt.getTime() + heardMs - ledger.heardMs;
  const isSound = stepAt(script, heardMs)?.hasSound;
  const heardAt = isSound ? Math.min(now.getTime(), Math.max(reachedMs, now.getTime() - CATCH_UP_MS)) : now.getTime();
  return { ...ledger, heardMs, heardAt: new Date(heardAt) };
}

/** Resumes at `fromMs` and counts sound up to `toMs` as excess; at `toMs` if that would exceed the limit. */
function resumeFrom(ledger: Ledger, script: Script, fromMs: number, toMs: number, now: Date): Ledger {
  const heard = recordPosition(ledger, script, fromMs, now);
  const furthestMs = Math.max(heard.heardMs, Math.min(toMs, ledger.allowedMs));
  const repeatedMs = soundDurationMs(script, heard.heardMs, furthestMs);
  const isCovered = heard.excessMs + repeatedMs <= EXCESS_MS;
  const heardMs = isCovered ? heard.heardMs : furthestMs;
  const excessMs = isCovered ? heard.excessMs + repeatedMs : heard.excessMs;
  return { ...heard, heardMs, former: null, allowedMs: heardMs, allowedUntil: null, excessMs };
}

/** Restarts a hearing interrupted in its first `EXCESS_MS`, lead-in included; what was played counts as excess. */
function restartIfBarelyHeard(ledger: Ledger, script: Script, now: Date): Ledger {
  if (ledger.heardMs + ledger.excessMs >= EXCESS_MS) return ledger;
  const excessMs = ledger.excessMs + soundDurationMs(script, 0, ledger.heardMs);
  return { ...ledger, heardMs: 0, allowedMs: 0, excessMs, heardAt: now };
}
