import type { Simulation } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import type { Fault } from "./fault";

export function checkDigits({ id: simulation, sections }: Simulation): Fault[] {
  return LISTENING_SECTIONS.flatMap((section) =>
    sections[section].texts
      .filter(({ turns }) => turns.some(({ text }) => /\d/.test(text)))
      .map(({ id }) => ({ simulation, section, message: `${id} has digits: write numbers in words` })),
  );
}
