import type { Cue } from "../../lib/exam/content/timings.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import type { Announcements } from "./settings.ts";

export type AnnouncementName = keyof Announcements["sentences"][ListeningSection];

export type TrackStep =
  | { does: "say"; announcement: AnnouncementName }
  | { does: "hear"; textId: string; hearing: 0 | 1 }
  | { does: "break" }
  | { does: "wait"; seconds: number; kind: Cue["kind"] };

/** The size limit lets a track open quickly on a slow connection. */
export const TRACK_LIMITS = { minSeconds: 360, maxSeconds: 840, maxBytes: 2_500_000 };

/** The steps of a section, ordered as in the printed transcripts of the module's sister exams of December 2024. */
export function planTrack(textIds: readonly string[], { seconds }: Announcements): TrackStep[] {
  const pause = (length: number): TrackStep => ({ does: "wait", seconds: length, kind: "pause" });
  const rest = pause(seconds.afterAnnouncement);
  const say = (announcement: AnnouncementName): TrackStep[] => [{ does: "say", announcement }, rest];
  const hearAll = (hearing: 0 | 1): TrackStep[] =>
    textIds.flatMap((textId, index): TrackStep[] => [
      ...(index > 0 ? [pause(seconds.aroundBreak), { does: "break" } as const, pause(seconds.aroundBreak)] : []),
      { does: "hear", textId, hearing },
    ]);
  return [
    ...say("opening"),
    ...hearAll(0),
    rest,
    ...say("reading"),
    { does: "wait", seconds: seconds.reading, kind: "reading" },
    ...say("again"),
    ...hearAll(1),
    rest,
    ...say("checking"),
    { does: "wait", seconds: seconds.checking, kind: "checking" },
    ...say("end"),
  ];
}
