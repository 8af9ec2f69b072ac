import type { Simulation } from "@/lib/exam/content/library";
import { checkAudio } from "../audio/check";
import type { Fault } from "./fault";

/** The faults of `npm run audio -- --check`. @param directory the simulation's folder */
export async function checkRecordings({ id }: Simulation, directory: string): Promise<Fault[]> {
  return (await checkAudio(directory)).map((message) => ({ simulation: id, message: `audio: ${message}` }));
}
