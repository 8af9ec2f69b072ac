import type { Simulation } from "@/lib/exam/content/library";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";

const SPREAD = {
  choice: { letters: ["A", "B", "C"], min: 1, max: 3 },
  trueFalse: { letters: ["V", "F"], min: 5, max: 7 },
} as const;

const MAX_RUN = 3;

export type Format = keyof typeof SPREAD;

export function formatOf({ sections }: Simulation, section: QuestionSection): Format {
  return sections[section].questions.some((question) => "options" in question) ? "choice" : "trueFalse";
}

/** The key of a section as one word: "ABCABC", "VFFV…". */
export function keyOf({ sections }: Simulation, section: QuestionSection): string {
  return sections[section].questions.map(({ correct_answer }) => correct_answer).join("");
}

export function checkSpread(simulation: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const key = keyOf(simulation, section);
    const { letters, min, max } = SPREAD[formatOf(simulation, section)];
    return letters.flatMap((letter) => {
      const count = key.split(letter).length - 1;
      if (count >= min && count <= max) return [];
      return [{ simulation: simulation.id, section, message: `${letter} is right ${count} times (${key})` }];
    });
  });
}

export function checkRuns(simulation: Simulation): ContentFault[] {
  const tooLong = new RegExp(`(.)\\1{${MAX_RUN},}`);
  return QUESTION_SECTIONS.filter((section) => tooLong.test(keyOf(simulation, section))).map((section) => ({
    simulation: simulation.id,
    section,
    message: `more than ${MAX_RUN} equal answers in a row (${keyOf(simulation, section)})`,
  }));
}

/** No statement may have the same answer in every paper. */
export function checkPlaces(simulations: readonly Simulation[]): ContentFault[] {
  if (simulations.length < 2) return [];
  return QUESTION_SECTIONS.flatMap((section) => {
    if (simulations.every((one) => formatOf(one, section) !== "trueFalse")) return [];
    const [first = "", ...others] = simulations.map((simulation) => keyOf(simulation, section));
    return [...first].flatMap((letter, index) =>
      others.every((key) => key.charAt(index) === letter)
        ? [{ simulation: 0, section, question: index + 1, message: `is ${letter} in every paper` }]
        : [],
    );
  });
}

/** No two sections may share their key. */
export function checkPatterns(simulations: readonly Simulation[]): ContentFault[] {
  const seen = new Map<string, string>();
  return simulations.flatMap((simulation) =>
    QUESTION_SECTIONS.flatMap((section) => {
      const key = keyOf(simulation, section);
      const first = seen.get(key);
      if (first) return [{ simulation: simulation.id, section, message: `same key as ${first} (${key})` }];
      seen.set(key, `simulation ${simulation.id} ${section}`);
      return [];
    }),
  );
}
