import "server-only";
import { getSimulation } from "@/lib/exam/content/library";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { WritingTask } from "@/lib/writing/prompt";

/** The chosen task, or the first one if none was chosen. */
export function getTask(simulationId: number, option: string | null): WritingTask {
  const { options, wordCount } = getSimulation(simulationId).sections[WRITING_SECTION];
  const chosen = options.find(({ id }) => id === option) ?? options[0];
  return { prompt: chosen?.prompt ?? "", bullets: chosen?.bullets ?? [], words: wordCount };
}
