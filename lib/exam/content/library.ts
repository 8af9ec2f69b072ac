import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import {
  ascolto1Schema,
  ascolto2Schema,
  clozeSchema,
  letturaSchema,
  scritturaSchema,
  simulationSchema,
} from "@/lib/exam/content/schema";
import { type Timings, timingsSchema } from "@/lib/exam/content/timings";

// Data, not code: read from the disk so that a simulation is added by adding its folder.
const CONTENT_DIR = join(process.cwd(), "lib/exam/content");

const schemas = {
  ascolto1: ascolto1Schema,
  ascolto2: ascolto2Schema,
  lettura: letturaSchema,
  cloze: clozeSchema,
  scrittura: scritturaSchema,
} as const;

export type Simulation = z.infer<typeof simulationSchema> & {
  sections: { [S in keyof typeof schemas]: z.infer<(typeof schemas)[S]> };
  /** When each text, turn and sentence is heard in the recordings. */
  timings: Timings;
};

const sectionsSchema = z.object(schemas);

/**
 * Reads one simulation from its folder and checks it whole.
 * @param directory the folder that holds `simulation.json`, a file per section and `audio/timings.json`
 * @throws Error when a file is missing or breaks its schema
 */
export function readSimulation(directory: string): Simulation {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, `${name}.json`), "utf8"));
  const sections = Object.fromEntries(Object.keys(schemas).map((section) => [section, read(section)]));
  return {
    ...simulationSchema.parse(read("simulation")),
    sections: sectionsSchema.parse(sections),
    timings: timingsSchema.parse(read("audio/timings")),
  };
}

let library: Map<number, Simulation> | undefined;

function openLibrary(): Map<number, Simulation> {
  if (library) return library;
  const folders = readdirSync(CONTENT_DIR).filter((name) => /^simulation-\d+$/.test(name));
  const simulations = folders.map((name) => readSimulation(join(CONTENT_DIR, name))).sort((a, b) => a.id - b.id);
  library = new Map(simulations.map((simulation) => [simulation.id, simulation]));
  return library;
}

/** Every simulation there is, in order. */
export function listSimulations(): Simulation[] {
  return [...openLibrary().values()];
}

/** One simulation with its keys, or null when there is none of that id: for the server only. */
export function findSimulation(id: number): Simulation | null {
  return openLibrary().get(id) ?? null;
}

/**
 * One simulation with its keys: for the server only.
 * @throws AppError not_found
 */
export function getSimulation(id: number): Simulation {
  const simulation = findSimulation(id);
  if (!simulation) throw new AppError("not_found");
  return simulation;
}

/** Where the recording of a listening section lies on the disk. */
export function audioPath(simulationId: number, file: string): string {
  return join(CONTENT_DIR, `simulation-${simulationId}`, "audio", file);
}
