/** The order of an exam-hall track: what is said, what is heard, how long it is silent. Pure. */
import type { Cue } from "../../lib/exam/content/timings.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import type { Announcements, Pacing } from "./settings.ts";

export type Step =
  | { does: "say"; words: string }
  | { does: "hear"; textId: string; hearing: 0 | 1 }
  | { does: "wait"; seconds: number; kind: Cue["kind"]; textId?: string };

/** Limits of a finished track (issue 3): 6 to 12 minutes, at most 6 MB. */
export const TRACK_LIMITS = { minSeconds: 360, maxSeconds: 720, maxBytes: 6_000_000 };

/** A breath after each announcement, seconds. */
const AFTER_ANNOUNCEMENT = 0.8;
/** An answering time shorter than this is not announced: it is plain without words. */
const ANNOUNCED_FROM = 30;

/** The steps of a track for these texts, with the silences of one pacing. Throws if an announcement is missing. */
export function planTrack(
  section: ListeningSection,
  textIds: readonly string[],
  pacing: Pacing,
  announcements: Announcements,
): Step[] {
  const { opening, reading, begin, again, answering, checking, end } = announcements;
  const steps: Step[] = [
    ...say(opening[section]),
    ...say(timed(reading, pacing.reading)),
    { does: "wait", seconds: pacing.reading, kind: "reading" },
    ...say(begin),
  ];
  textIds.forEach((textId, index) => {
    steps.push(
      ...say(announcements.text.replace("{numero}", numeral(announcements, index))),
      { does: "hear", textId, hearing: 0 },
      { does: "wait", seconds: pacing.pause, kind: "pause", textId },
      ...say(again),
      { does: "hear", textId, hearing: 1 },
    );
    if (pacing.answering >= ANNOUNCED_FROM)
      steps.push(wait(AFTER_ANNOUNCEMENT), ...say(timed(answering, pacing.answering)));
    steps.push({ does: "wait", seconds: pacing.answering, kind: "answering", textId });
  });
  steps.push(
    ...say(timed(checking, pacing.checking)),
    { does: "wait", seconds: pacing.checking, kind: "checking" },
    ...say(end),
  );
  return steps;
}

/** Length of a plan in seconds, given the length of each announcement and each text. */
export function planSeconds(
  steps: readonly Step[],
  announcementSeconds: (words: string) => number,
  textSeconds: (textId: string) => number,
): number {
  return steps.reduce((total, step) => {
    if (step.does === "wait") return total + step.seconds;
    return total + (step.does === "say" ? announcementSeconds(step.words) : textSeconds(step.textId));
  }, 0);
}

function say(words: string): Step[] {
  return [{ does: "say", words }, wait(AFTER_ANNOUNCEMENT)];
}

function wait(seconds: number): Step {
  return { does: "wait", seconds, kind: "pause" };
}

function timed(sentences: Record<string, string>, seconds: number): string {
  const sentence = sentences[String(seconds)];
  if (sentence === undefined) throw new Error(`announcements.json has no sentence for ${seconds} seconds`);
  return sentence;
}

function numeral(announcements: Announcements, index: number): string {
  const word = announcements.texts[index];
  if (word === undefined) throw new Error(`announcements.json has no number for text ${index + 1}`);
  return word;
}
