import type { AnnouncementTimings, Timings } from "@/lib/exam/content/timings";
import { LISTENING_SECTIONS, type ListeningSection } from "@/lib/exam/sections";

/*
 * What is heard at the exam, in the order of the real one: for each of the two tests all its texts, with a short musical break
 * between them, before anything may be read; two minutes to read; all texts again; two minutes to check. After the second
 * test three minutes to look over the answers. No text is heard a third time.
 */

/** The lengths of the silences, in milliseconds. The lead-in lets the learner settle, and a hearing that broke off in it lost no word. */
const LEAD_IN_MS = 3_000;
const READING_MS = 120_000;
const CHECKING_MS = 120_000;
const COPYING_MS = 180_000;
const AFTER_ANNOUNCEMENT_MS = 1_200;
const AROUND_BREAK_MS = 800;

/** A stretch of the hearing. `reading`, `checking`, `copying` and `pause` are silent. */
export type StepKind = "announcement" | "text" | "break" | "reading" | "checking" | "copying" | "pause";

/** One step as the page is told it. Positions count from the start of the hearing. */
export type HearingStep = {
  index: number;
  kind: StepKind;
  startMs: number;
  durationMs: number;
  section: ListeningSection;
  /** Which text is heard, from 1, and whether for the first or the second time; null where none is. */
  text: number | null;
  hearing: 1 | 2 | null;
  /** What an announcement says; never the words of a text. */
  words: string | null;
  /** Whether there is a sound to fetch at `/api/session/{attemptId}/hearing/{index}`. */
  hasSound: boolean;
};

/** A step with the file of its sound: of the paper's own `audio` folder, or of the announcements all papers share. */
export type ScriptStep = HearingStep & { sound: { of: "paper" | "announcements"; file: string } | null };

type Draft = Pick<ScriptStep, "kind" | "durationMs"> &
  Partial<Pick<ScriptStep, "text" | "hearing" | "words" | "sound">>;

/**
 * The script of a paper's hearing: the same for everybody, whatever extra time they have.
 * @throws Error when a recording is missing
 */
export function buildScript(timings: Timings, { announcements }: AnnouncementTimings): ScriptStep[] {
  const say = (name: string, kind: "announcement" | "break" = "announcement"): Draft => {
    const found = announcements.find((announcement) => announcement.name === name);
    if (!found) throw new Error(`no announcement ${name}`);
    const { file, words, durationSeconds } = found;
    return { kind, durationMs: toMs(durationSeconds), words, sound: { of: "announcements", file } };
  };
  const drafts = LISTENING_SECTIONS.flatMap((section) => {
    const timed = timings.sections[section];
    const texts = timed.texts.map(({ piece, durationSeconds }, index): Draft => {
      return { kind: "text", durationMs: toMs(durationSeconds), text: index + 1, sound: { of: "paper", file: piece } };
    });
    const hear = (hearing: 1 | 2) => withBreaks(texts, say("break", "break")).map((draft) => ({ ...draft, hearing }));
    const steps: Draft[] = [
      silence("pause", section === LISTENING_SECTIONS[0] ? LEAD_IN_MS : AFTER_ANNOUNCEMENT_MS),
      ...announced(say(`${section}-opening`), hear(1)),
      silence("pause", AFTER_ANNOUNCEMENT_MS),
      ...announced(say(`${section}-reading`), [silence("reading", READING_MS)]),
      ...announced(say(`${section}-again`), hear(2)),
      silence("pause", AFTER_ANNOUNCEMENT_MS),
      ...announced(say(`${section}-checking`), [silence("checking", CHECKING_MS)]),
      say(`${section}-end`),
    ];
    return steps.map((draft) => ({ section, ...draft }));
  });
  return placed([...drafts, { section: "ascolto2", ...silence("copying", COPYING_MS) }]);
}

/** The length of a hearing in milliseconds. */
export function scriptMs(script: readonly HearingStep[]): number {
  const last = script.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}

/** The step a position lies in; null at the end. */
export function stepAt<S extends HearingStep>(script: readonly S[], positionMs: number): S | null {
  return script.find(({ startMs, durationMs }) => positionMs < startMs + durationMs) ?? null;
}

/** How much sound there is between two positions, in milliseconds. */
export function soundMs(script: readonly HearingStep[], fromMs: number, toMs: number): number {
  return script
    .filter(({ hasSound }) => hasSound)
    .map(({ startMs, durationMs }) => Math.min(toMs, startMs + durationMs) - Math.max(fromMs, startMs))
    .reduce((sum, part) => sum + Math.max(0, part), 0);
}

const toMs = (seconds: number) => Math.round(seconds * 1000);
const silence = (kind: StepKind, durationMs: number): Draft => ({ kind, durationMs });
const announced = (announcement: Draft, what: Draft[]) => [
  announcement,
  silence("pause", AFTER_ANNOUNCEMENT_MS),
  ...what,
];

function withBreaks(texts: readonly Draft[], musicalBreak: Draft): Draft[] {
  const between = [silence("pause", AROUND_BREAK_MS), musicalBreak, silence("pause", AROUND_BREAK_MS)];
  return texts.flatMap((text, index) => (index === 0 ? [text] : [...between, text]));
}

/** Gives each step its number and its place in time. */
function placed(drafts: readonly (Draft & { section: ListeningSection })[]): ScriptStep[] {
  let startMs = 0;
  return drafts.map((draft, index) => {
    const { kind, durationMs, section, text = null, hearing = null, words = null, sound = null } = draft;
    const step = { index, kind, startMs, durationMs, section, text, hearing, words, hasSound: sound !== null, sound };
    startMs += durationMs;
    return step;
  });
}
