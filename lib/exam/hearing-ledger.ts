import { type HearingStep, scriptMs, soundMs, stepAt } from "@/lib/exam/hearing-script";

/*
 * The ledger of a hearing: which page may play, up to where, and what is known to have been heard. Its promises: at most five
 * seconds of sound are played beyond what the script has, over the whole hearing and whatever happens; and no sound is lost.
 *
 * A page plays only what it was allowed: a short stretch past the last position it reported (`heardMs`..`allowedMs`), and only
 * within `PERMISSION_MS` of having asked. So who takes over can wait until the page before has stopped for certain. Mostly
 * that page then says where: by its last words as it closes or is told that it was taken over, or by the journal that it kept
 * in its browser. Where nobody can say, the hearing goes on from what is known to have been heard, and the whole stretch counts
 * as excess, as if it had been played. A stretch is at most two fifths of the excess that is left: the first page that vanishes
 * without a trace repeats two seconds at the most, the fourth less than half of one. Only after five of them, or thirty that left
 * a journal, can the five seconds be used up; from then on the hearing goes on from the furthest point that may have been
 * heard, and a page that vanishes can cost two fifths of a second of sound.
 *
 * Silence passes by the clock once it has begun, whoever is there: two minutes to read are two minutes.
 */

/** The most sound that may be played beyond the script; a hearing of which less was delivered is given back. */
export const EXCESS_MS = 5_000;

/** How far past the reported position a page may play. */
const STRETCH_MS = { most: 2_000, least: 400 };
const STRETCH_SHARE = 0.4;

/** How long a page may use a permission, from when it asked for it. */
export const PERMISSION_MS = 4_000;

/** A page notices its position a few times a second: it is told to stop so much before it has to. */
const STOPPING_MS = 200;

/** How often a page notes in its journal how far it has played, at the least. */
export const JOURNAL_MS = 150;

/** How often a page that waits asks whether the one before has stopped. */
const ASK_AGAIN_MS = 500;

/** By how much reports may run ahead of the clock, and for how long a late one may catch up. */
const TOLERANCE_MS = 250;
const CATCH_UP_MS = 2_000;

export type Ledger = {
  /** The page that may play; null before the first and after one that closed. */
  holder: string | null;
  /** The page before it, while it is not known where it stopped; meanwhile nobody is allowed to play. */
  former: string | null;
  heardMs: number;
  allowedMs: number;
  /** Sound that may have been played and is or will be played again. */
  excessMs: number;
  /** When `heardMs` was reached. */
  heardAt: Date;
  /** When the latest permission runs out. */
  allowedUntil: Date | null;
};

/** What a page is told. All but `isOver` in milliseconds. */
export type HearingState = {
  /** Where the hearing stands: a page that begins plays from here. In silence the page follows it. */
  positionMs: number;
  /** A page plays up to here, stops as soon as it is past it, and in any case `PERMISSION_MS` after having sent what this answers. */
  mayPlayToMs: number;
  /** Not 0: the page before may still be playing. After so long the page asks again, with what the journal says by then. */
  waitMs: number;
  /** After how long to report again. */
  beatMs: number;
  isOver: boolean;
};

type Script = readonly HearingStep[];

/** A hearing that begins. */
export function openLedger(now: Date): Ledger {
  return { holder: null, former: null, heardMs: 0, allowedMs: 0, excessMs: 0, heardAt: now, allowedUntil: null };
}

/** What a page's journal says of the page before: how far it had played when it last wrote. */
export type JournalEntry = { token: string; positionMs: number };

/**
 * A page takes the hearing over: from then on it alone may play, once the page before has stopped. The same page again
 * changes nothing, but finds out whether the wait is over. A hearing that had hardly begun starts again.
 * @param journal of the browser, if it has one
 */
export function holdHearing(
  before: Ledger,
  script: Script,
  token: string,
  journal: JournalEntry | undefined,
  now: Date,
): Ledger {
  const ledger = passSilence(before, script, now);
  const isNew = ledger.holder !== token;
  // A page that still waits was never allowed to play: the one before it is the one to wait for.
  const former = isNew ? (ledger.former ?? ledger.holder) : ledger.former;
  const held = { ...ledger, holder: token, former };
  if (former === null) return isNew ? giveBack(held, script, now) : held;
  if (leaseMs(held, now) > 0) return held;
  const isNoted = journal?.token === former;
  const fromMs = isNoted ? journal.positionMs : held.heardMs;
  const toMs = isNoted ? journal.positionMs + JOURNAL_MS : held.allowedMs;
  return giveBack(settle(held, script, fromMs, toMs, now), script, now);
}

/**
 * The page that holds the hearing reports how far it has played and is allowed the next stretch. Any other is to be told that
 * it was taken over; it stops, and then says its last words. Until then what it reports is the least that was heard.
 */
export function beatHearing(before: Ledger, script: Script, token: string, positionMs: number, now: Date): Ledger {
  const ledger = passSilence(before, script, now);
  if (ledger.holder !== token) return ledger.former === token ? report(ledger, script, positionMs, now) : ledger;
  if (ledger.former !== null) return ledger;
  const heard = report(ledger, script, positionMs, now);
  const nextMs = Math.min(scriptMs(script), heard.heardMs + stretchMs(heard));
  const allowedUntil = new Date(now.getTime() + PERMISSION_MS + STOPPING_MS);
  return { ...heard, allowedMs: Math.max(heard.allowedMs, nextMs), allowedUntil };
}

/** A page's last words: it has stopped, and where. Of a page that has nothing to do with the hearing any more they change nothing. */
export function releaseHearing(before: Ledger, script: Script, token: string, positionMs: number, now: Date): Ledger {
  const ledger = passSilence(before, script, now);
  if (ledger.former === token) return settle(ledger, script, positionMs, positionMs, now);
  if (ledger.holder !== token) return ledger;
  const closed = { ...ledger, holder: null };
  return ledger.former === null ? settle(closed, script, positionMs, positionMs, now) : closed;
}

/** What a page is told after its call. */
export function toHearingState(ledger: Ledger, script: Script, token: string, now: Date): HearingState {
  const mayPlay = ledger.holder === token && ledger.former === null;
  return {
    positionMs: ledger.heardMs,
    mayPlayToMs: mayPlay ? Math.max(ledger.heardMs, ledger.allowedMs - STOPPING_MS) : ledger.heardMs,
    waitMs: ledger.former === null ? 0 : Math.max(1, Math.min(ASK_AGAIN_MS, leaseMs(ledger, now))),
    beatMs: beatMs(ledger, script),
    isOver: ledger.heardMs >= scriptMs(script),
  };
}

/** The steps whose sound a page may fetch: what it plays or may play, and the next one beforehand. Never what was heard. */
export function dueSteps(before: Ledger, script: Script, now: Date): HearingStep[] {
  const ledger = passSilence(before, script, now);
  const first = stepAt(script, ledger.heardMs)?.index ?? script.length;
  const last = stepAt(script, ledger.allowedMs)?.index ?? script.length;
  const sounds = script.filter(({ hasSound, index }) => hasSound && index >= first);
  return sounds.filter(({ index }, place) => index <= last || (sounds[place - 1]?.index ?? first) <= last);
}

/** How long a former page may still be playing. */
function leaseMs({ allowedUntil }: Ledger, now: Date): number {
  return Math.max(0, (allowedUntil?.getTime() ?? 0) - now.getTime());
}

function stretchMs({ excessMs }: Ledger): number {
  const share = Math.floor((EXCESS_MS - excessMs) * STRETCH_SHARE);
  return Math.max(STRETCH_MS.least, Math.min(STRETCH_MS.most, share));
}

/** Twice or more within a stretch; in a long silence seldom, until shortly before its end. */
function beatMs(ledger: Ledger, script: Script): number {
  const step = stepAt(script, ledger.heardMs);
  const stillMs = step && !step.hasSound ? step.startMs + step.durationMs - ledger.heardMs - STRETCH_MS.most : 0;
  return Math.max(Math.min(stillMs, PERMISSION_MS), Math.round(stretchMs(ledger) * STRETCH_SHARE));
}

/** The silence that has gone by since: it passes by the clock, and never into the sound that follows. */
function passSilence(ledger: Ledger, script: Script, now: Date): Ledger {
  let { heardMs } = ledger;
  let goneMs = Math.max(0, now.getTime() - ledger.heardAt.getTime());
  for (let step = stepAt(script, heardMs); step && !step.hasSound && goneMs > 0; step = stepAt(script, heardMs)) {
    const passedMs = Math.min(goneMs, step.startMs + step.durationMs - heardMs);
    heardMs += passedMs;
    goneMs -= passedMs;
  }
  if (heardMs === ledger.heardMs) return ledger;
  const heardAt = new Date(now.getTime() - goneMs);
  return { ...ledger, heardMs, allowedMs: Math.max(heardMs, ledger.allowedMs), heardAt };
}

/** Takes a page's position as heard, as far as it was allowed and the time since permits. */
function report(ledger: Ledger, script: Script, positionMs: number, now: Date): Ledger {
  if (!stepAt(script, ledger.heardMs)?.hasSound) return ledger;
  const elapsedMs = now.getTime() - ledger.heardAt.getTime();
  const possibleMs = ledger.heardMs + elapsedMs + TOLERANCE_MS;
  const heardMs = Math.max(ledger.heardMs, Math.min(positionMs, ledger.allowedMs, possibleMs));
  const reachedMs = ledger.heardAt.getTime() + heardMs - ledger.heardMs;
  const isSound = stepAt(script, heardMs)?.hasSound;
  const heardAt = isSound ? Math.min(now.getTime(), Math.max(reachedMs, now.getTime() - CATCH_UP_MS)) : now.getTime();
  return { ...ledger, heardMs, heardAt: new Date(heardAt) };
}

/**
 * The page before has stopped, between two positions. The hearing goes on from the first, and the sound up to the second
 * counts as excess; from the second, once that is more than the excess that is left.
 */
function settle(ledger: Ledger, script: Script, fromMs: number, toMs: number, now: Date): Ledger {
  const heard = report(ledger, script, fromMs, now);
  const furthestMs = Math.max(heard.heardMs, Math.min(toMs, ledger.allowedMs));
  const repeatedMs = soundMs(script, heard.heardMs, furthestMs);
  const isCovered = heard.excessMs + repeatedMs <= EXCESS_MS;
  const heardMs = isCovered ? heard.heardMs : furthestMs;
  const excessMs = isCovered ? heard.excessMs + repeatedMs : heard.excessMs;
  return { ...heard, heardMs, former: null, allowedMs: heardMs, allowedUntil: null, excessMs };
}

/** A hearing of which under five seconds were delivered, the lead-in counted, starts again; its sound counts as excess. */
function giveBack(ledger: Ledger, script: Script, now: Date): Ledger {
  if (ledger.heardMs + ledger.excessMs >= EXCESS_MS) return ledger;
  const excessMs = ledger.excessMs + soundMs(script, 0, ledger.heardMs);
  return { ...ledger, heardMs: 0, allowedMs: 0, excessMs, heardAt: now };
}
