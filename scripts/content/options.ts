/** Options of one question look alike: none is told by its length, none is there twice. */
import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/gap";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { Fault } from "./fault";

/** The longest option has at most so many times the characters of the shortest. */
const LONGEST_TO_SHORTEST = 1.6;

/** Lengths are compared where options are phrases. In the cloze they are single words of one kind ("a", "per"). */
export function checkOptions({ id: simulation, sections }: Simulation): Fault[] {
  return QUESTION_SECTIONS.flatMap((section) =>
    sections[section].questions.flatMap((item) => {
      if (!("options" in item)) return [];
      const lengths = item.options.map((option) => option.length);
      const ratio = Math.max(...lengths) / Math.min(...lengths);
      const isUneven = !hasGaps(section) && ratio > LONGEST_TO_SHORTEST;
      const isDouble = new Set(item.options.map((option) => option.toLowerCase())).size < item.options.length;
      const uneven = `options of ${lengths.join(", ")} characters: the longest is ${ratio.toFixed(2)} times the shortest`;
      const messages = [...(isUneven ? [uneven] : []), ...(isDouble ? ["two options are the same"] : [])];
      return messages.map((message) => ({ simulation, section, question: item.id, message }));
    }),
  );
}
