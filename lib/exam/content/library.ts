import "server-only";
import { join } from "node:path";
import { z } from "zod";
import { simulationSchema } from "@/lib/exam/content/schema";
import { timingsSchema } from "@/lib/exam/content/timings";
import { translatedReader } from "@/lib/exam/content/translations";
import { SECTION_SCHEMAS, type Simulation } from "@/lib/exam/kinds/table";
import { simulationIdSchema } from "@/lib/exam/schema";
import { LISTENING_SECTIONS, mapSections } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import { once } from "@/lib/memoize";
import { CONTENT_DIR, listSimulationFolders } from "@/lib/product/simulation-folders";

export type { Simulation };

const sectionsSchema = z.object(SECTION_SCHEMAS);

/** Reads and validates a simulation's folder, in all languages. @throws Error when a file is missing or invalid */
export function readSimulation(directory: string): Simulation {
  const read = translatedReader(directory);
  return {
    ...simulationSchema.parse(read("simulation")),
    sections: sectionsSchema.parse(mapSections(read)),
    timings: timingsSchema.parse(read("audio/timings")),
  };
}

/** Reads all simulations in a folder, ordered by id. */
export function readLibrary(contentDir: string): Map<number, Simulation> {
  const simulations = listSimulationFolders(contentDir)
    .map((name) => readSimulation(join(/*turbopackIgnore: true*/ contentDir, name)))
    .sort((a, b) => a.id - b.id);
  return new Map(simulations.map((simulation) => [simulation.id, simulation]));
}

const loadLibrary = once(() => readLibrary(CONTENT_DIR));

/** All simulations, ordered by id. */
export function listSimulations(): Simulation[] {
  return [...loadLibrary().values()];
}

/** A simulation with its keys (server only), or null. */
export function findSimulation(id: number): Simulation | null {
  return loadLibrary().get(id) ?? null;
}

/** The simulation named by a path segment of a URL, or null. */
export function findSimulationByPathPart(pathPart: string): Simulation | null {
  const { data: id } = simulationIdSchema.safeParse(pathPart);
  return id === undefined ? null : findSimulation(id);
}

/** A simulation with its keys (server only). @throws AppError not_found */
export function getSimulation(id: number): Simulation {
  const simulation = findSimulation(id);
  if (!simulation) throw new AppError("not_found");
  return simulation;
}

/** Path of a listening recording on disk. */
export function audioPath(simulationId: number, file: string): string {
  return join(/*turbopackIgnore: true*/ CONTENT_DIR, `simulation-${simulationId}`, "audio", file);
}

/** URL and size of each recording of a simulation. */
export function listSimulationRecordings(simulationId: number): { url: string; bytes: number }[] {
  const { sections } = getSimulation(simulationId).timings;
  return LISTENING_SECTIONS.map((section) => {
    return { url: `/api/audio/${simulationId}/${section}.mp3`, bytes: sections[section].bytes };
  });
}
