import "server-only";
import { announcementPath, listAnnouncements } from "@/lib/exam/content/announcements";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { buildScript, type HearingStep, type ScriptStep, scriptDurationMs } from "@/lib/exam/hearing-script";
import { memoize } from "@/lib/memoize";

/** The script of a simulation's hearing. @throws AppError not_found */
export const scriptOf = memoize((id: number) => buildScript(getSimulation(id).timings, listAnnouncements()));

/** Path on disk of a step's sound; null for silence. */
export function soundPath(simulationId: number, { sound }: ScriptStep): string | null {
  if (!sound) return null;
  return sound.source === "paper" ? audioPath(simulationId, sound.file) : announcementPath(sound.file);
}

/** Response of `GET /api/session/{attemptId}/hearing`. */
export type HearingView = { durationMs: number; steps: HearingStep[] };

/** Reduces a script to what a page may see: never a text's words or file. */
export function toHearingView(script: readonly ScriptStep[]): HearingView {
  return {
    durationMs: scriptDurationMs(script),
    steps: script.map(({ index, kind, startMs, durationMs, section, text, hearing, words, hasSound }) => {
      return { index, kind, startMs, durationMs, section, text, hearing, words, hasSound };
    }),
  };
}
