import type { AnnouncementTimings, Timings } from "@/lib/exam/content/timings";
import { LISTENING_SECTIONS, type ListeningSection } from "@/lib/exam/sections";

/*
 * Order of the real exam, per test: all texts with musical breaks, before the questions may be read; two minutes to
 * read; all texts again; two minutes to check. At the end three minutes to review the answers.
 */

/** Silence before the first words, to settle down. A hearing interrupted here has lost nothing. */
const LEAD_IN_MS = 3_000;
const READING_MS = 120_000;
const CHECKING_MS = 120_000;
const COPYING_MS = 180_000;
const AFTER_ANNOUNCEMENT_MS = 1_200;
const AROUND_BREAK_MS = 800;

/** `reading`, `checking`, `copying` and `pause` are silent. */
export type StepKind = "announcement" | "text" | "break" | "reading" | "checking" | "copying" | "pause";

/** `startMs` counts from the start of the hearing. */
export type HearingStep = {
  index: number;
  kind: StepKind;
  startMs: number;
  durationMs: number;
  section: ListeningSection;
  /** Number of the text that is heard, from 1; null if none. */
  text: number | null;
  hearing: 1 | 2 | null;
  /** Words of an announcement, never of a text. */
  words: string | null;
  /** Whether `/api/session/{attemptId}/hearing/{index}` serves a sound. */
  hasSound: boolean;
};

/** A step as sent to the page. `bytes`: size of its sound, by which the page tells a cut one; null for silence. */
export type SentStep = HearingStep & { bytes: number | null };

/** `sound.of`: the paper's own `audio` folder, or the announcements shared by all papers. */
export type ScriptStep = HearingStep & { sound: { source: "paper" | "announcements"; file: string } | null };

type StepDraft = Pick<ScriptStep, "kind" | "durationMs"> &
  Partial<Pick<ScriptStep, "text" | "hearing" | "words" | "sound">>;

/** The hearing of a paper; extra time does not change it. @throws Error when an announcement is missing */
export function buildScript(timings: Timings, { announcements }: AnnouncementTimings): ScriptStep[] {
  const announcementStep = (name: string, kind: "announcement" | "break" = "announcement"): StepDraft => {
    const found = announcements.find((announcement) => announcement.name === name);
    if (!found) throw new Error(`no announcement ${name}`);
    const { file, words, durationSeconds } = found;
    return { kind, durationMs: toMs(durationSeconds), words, sound: { source: "announcements", file } };
  };
  const drafts = LISTENING_SECTIONS.flatMap((section) => {
    const timed = timings.sections[section];
    const texts = timed.texts.map(({ piece: file, durationSeconds }, index): StepDraft => {
      return { kind: "text", durationMs: toMs(durationSeconds), text: index + 1, sound: { source: "paper", file } };
    });
    const playTexts = (hearing: 1 | 2) =>
      withBreaks(texts, announcementStep("break", "break")).map((draft) => ({ ...draft, hearing }));
    const steps: StepDraft[] = [
      silence("pause", section === LISTENING_SECTIONS[0] ? LEAD_IN_MS : AFTER_ANNOUNCEMENT_MS),
      ...withAnnouncement(announcementStep(`${section}-opening`), playTexts(1)),
      silence("pause", AFTER_ANNOUNCEMENT_MS),
      ...withAnnouncement(announcementStep(`${section}-reading`), [silence("reading", READING_MS)]),
      ...withAnnouncement(announcementStep(`${section}-again`), playTexts(2)),
      silence("pause", AFTER_ANNOUNCEMENT_MS),
      ...withAnnouncement(announcementStep(`${section}-checking`), [silence("checking", CHECKING_MS)]),
      announcementStep(`${section}-end`),
      ...(section === LISTENING_SECTIONS.at(-1) ? [silence("copying", COPYING_MS)] : []),
    ];
    return steps.map((draft) => ({ section, ...draft }));
  });
  return withStartTimes(drafts);
}

/** Length of a hearing in milliseconds. */
export function scriptDurationMs(script: readonly HearingStep[]): number {
  const last = script.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}

/** The step at a position; null at the end. */
export function stepAt<S extends HearingStep>(script: readonly S[], positionMs: number): S | null {
  return script.find(({ startMs, durationMs }) => positionMs < startMs + durationMs) ?? null;
}

/** Milliseconds of sound between two positions. */
export function soundDurationMs(script: readonly HearingStep[], fromMs: number, toMs: number): number {
  return script
    .filter(({ hasSound }) => hasSound)
    .map(({ startMs, durationMs }) => Math.min(toMs, startMs + durationMs) - Math.max(fromMs, startMs))
    .reduce((sum, part) => sum + Math.max(0, part), 0);
}

const toMs = (seconds: number) => Math.round(seconds * 1000);
const silence = (kind: StepKind, durationMs: number): StepDraft => ({ kind, durationMs });
const withAnnouncement = (announcement: StepDraft, steps: StepDraft[]) => [
  announcement,
  silence("pause", AFTER_ANNOUNCEMENT_MS),
  ...steps,
];

function withBreaks(texts: readonly StepDraft[], musicalBreak: StepDraft): StepDraft[] {
  const between = [silence("pause", AROUND_BREAK_MS), musicalBreak, silence("pause", AROUND_BREAK_MS)];
  return texts.flatMap((text, index) => (index === 0 ? [text] : [...between, text]));
}

function withStartTimes(drafts: readonly (StepDraft & { section: ListeningSection })[]): ScriptStep[] {
  let startMs = 0;
  return drafts.map((draft, index) => {
    const { kind, durationMs, section, text = null, hearing = null, words = null, sound = null } = draft;
    const step = { index, kind, startMs, durationMs, section, text, hearing, words, hasSound: sound !== null, sound };
    startMs += durationMs;
    return step;
  });
}
