import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";

const MAX_LENGTH_RATIO = 1.6;

export function checkOptions({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) =>
    sections[section].questions.flatMap((item) => {
      const messages = "options" in item ? findOptionFaults(item.options, hasGaps(section)) : [];
      return messages.map((message) => ({ simulation, section, question: item.id, message }));
    }),
  );
}

/** Lengths are compared for phrases only: cloze options are single words ("a", "per"). */
export function findOptionFaults(options: readonly string[], isGap: boolean): string[] {
  const lengths = options.map((option) => option.length);
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  const isUneven = !isGap && ratio > MAX_LENGTH_RATIO;
  const hasDuplicates = new Set(options.map((option) => option.toLowerCase())).size < options.length;
  const uneven = `options of ${lengths.join(", ")} characters: the longest is ${ratio.toFixed(2)} times the shortest`;
  return [...(isUneven ? [uneven] : []), ...(hasDuplicates ? ["two options are the same"] : [])];
}
