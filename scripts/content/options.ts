/** Options of one question look alike: none is told by its length, none is there twice. */
import type { Simulation } from "@/lib/exam/content/library";
import type { Fault } from "./fault";

/** The longest option has at most so many times the characters of the shortest (issue 3). */
const LONGEST_TO_SHORTEST = 1.6;

/** Lengths are compared where options are phrases. In the cloze they are single words of one kind ("a", "per"). */
export function checkOptions({ id: simulation, sections }: Simulation): Fault[] {
  const lengths = sections.ascolto1.questions.flatMap(({ id: question, options }) => {
    const characters = options.map((option) => option.length);
    const ratio = Math.max(...characters) / Math.min(...characters);
    if (ratio <= LONGEST_TO_SHORTEST) return [];
    const message = `options of ${characters.join(", ")} characters: the longest is ${ratio.toFixed(2)} times the shortest`;
    return [{ simulation, section: "ascolto1" as const, question, message }];
  });
  const doubles = (["ascolto1", "cloze"] as const).flatMap((section) =>
    sections[section].questions
      .filter(({ options }) => new Set(options.map((option) => option.toLowerCase())).size < options.length)
      .map(({ id: question }) => ({ simulation, section, question, message: "two options are the same" })),
  );
  return [...lengths, ...doubles];
}
