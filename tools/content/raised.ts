import type { z } from "zod";
import type { Simulation } from "@/lib/exam/content/library";
import type { spokenChoiceSchema } from "@/lib/exam/kinds/listening";
import { LISTENING_SECTIONS, OPTION_LETTERS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";

type Choice = z.infer<typeof spokenChoiceSchema>;

export const POSITIONS = ["first", "middle", "last"] as const;
export type Position = (typeof POSITIONS)[number];

/** Range of the share of keys in one position, around a third. */
const SHARE = { least: 0.25, most: 0.42 };

/** Every option must be raised by words of its text. */
export function checkRaised(simulation: Simulation): ContentFault[] {
  return choicesOf(simulation).flatMap(({ section, question, spoken }) => {
    const place = { simulation: simulation.id, section, question: question.id };
    return Object.entries(question.raised)
      .filter(([, quote]) => !spoken.includes(quote))
      .map(([letter, quote]) => ({ ...place, message: `option ${letter} is not raised by "${quote}"` }));
  });
}

/** For each choice, the position of the right option among those raised in the text. */
export function keyPositions(simulation: Simulation): Position[] {
  return choicesOf(simulation).map(({ question, spoken }) => {
    const { raised } = question;
    const letters = OPTION_LETTERS.toSorted((a, b) => spoken.indexOf(raised[a]) - spoken.indexOf(raised[b]));
    return POSITIONS[letters.indexOf(question.correct_answer)] ?? "last";
  });
}

/** The key must not be found by waiting for the last option raised, nor by taking the first. */
export function checkKeyPositions(simulations: readonly Simulation[]): ContentFault[] {
  const positions = simulations.flatMap(keyPositions);
  return POSITIONS.flatMap((position) => {
    const share = positions.filter((found) => found === position).length / positions.length;
    if (share >= SHARE.least && share <= SHARE.most) return [];
    return [{ simulation: 0, message: `the key is raised ${position} in ${Math.round(share * 100)}% of the choices` }];
  });
}

function choicesOf({ sections }: Simulation) {
  return LISTENING_SECTIONS.flatMap((section) =>
    sections[section].questions.flatMap((question) => {
      if (!isChoice(question)) return [];
      const text = sections[section].texts.find(({ id }) => id === question.evidence.text);
      return [{ section, question, spoken: text?.turns.map((turn) => turn.text).join("\n") ?? "" }];
    }),
  );
}

function isChoice(question: { id: number }): question is Choice {
  return "options" in question;
}
