import "server-only";
import { stat } from "node:fs/promises";
import { announcementPath, listAnnouncements } from "@/lib/exam/content/announcements";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { buildScript, type ScriptStep, type SentStep, scriptDurationMs } from "@/lib/exam/hearing-script";
import { memoize } from "@/lib/memoize";

/** The script of a simulation's hearing. @throws AppError not_found */
export const scriptOf = memoize((id: number) => buildScript(getSimulation(id).timings, listAnnouncements()));

/** Path on disk of a step's sound; null for silence. */
export function soundPath(simulationId: number, { sound }: ScriptStep): string | null {
  if (!sound) return null;
  return sound.source === "paper" ? audioPath(simulationId, sound.file) : announcementPath(sound.file);
}

/** Response of `GET /api/session/{attemptId}/hearing`. */
export type HearingView = { durationMs: number; steps: SentStep[] };

/** Reduces a simulation's script to what a page may see: never a text's words or file. @throws AppError not_found */
export async function readHearingView(simulationId: number): Promise<HearingView> {
  const script = scriptOf(simulationId);
  const steps = script.map(async (step): Promise<SentStep> => {
    const { index, kind, startMs, durationMs, section, text, hearing, words, hasSound } = step;
    const path = soundPath(simulationId, step);
    const file = path === null ? null : await stat(/* turbopackIgnore: true */ path).catch(() => null);
    return { index, kind, startMs, durationMs, section, text, hearing, words, hasSound, bytes: file?.size ?? null };
  });
  return { durationMs: scriptDurationMs(script), steps: await Promise.all(steps) };
}
