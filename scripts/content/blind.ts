/** What readers without keys made of a simulation: the table, and whether it is good enough (issue 3, point 6). */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Blind, blindSchema } from "@/lib/exam/content/blind";
import type { Simulation } from "@/lib/exam/content/library";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import type { Fault, Remark } from "./fault";
import { keyOf } from "./keys";

const READERS = 3;

/** Without the text: the share of right answers a section may reach on average over its readers. */
const MOST_WITHOUT_TEXT: Record<QuestionSection, number> = { ascolto1: 0.45, ascolto2: 0.6, lettura: 0.6, cloze: 0.45 };

/** How one question went in the last round in which it was put: answers, right ones among them. */
type Outcome = { question: number; answers: number; right: number };

/** @throws ZodError when the record breaks its schema */
export function findBlind(directory: string): Blind | undefined {
  const file = path.join(directory, "blind.json");
  return existsSync(file) ? blindSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Question by question, the last round that counts: items rewritten since are asked again, the others keep their answers. */
export function listOutcomes(
  simulation: Simulation,
  blind: Blind,
  section: QuestionSection,
  withText: boolean,
): Outcome[] {
  return [...keyOf(simulation, section)].map((key, index) => {
    const given = blind.rounds
      .filter((reading) => reading.withText === withText)
      .map(({ round, answers }) => ({ round, letter: answers[section]?.[index] ?? "-" }))
      .filter(({ letter }) => letter !== "-");
    const last = Math.max(...given.map(({ round }) => round));
    const letters = given.filter(({ round }) => round === last).map(({ letter }) => letter);
    return { question: index + 1, answers: letters.length, right: letters.filter((letter) => letter === key).length };
  });
}

/** The share of right answers over all readers; NaN when nobody answered. */
export function shareRight(outcomes: readonly Outcome[]): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return sum(outcomes.map(({ right }) => right)) / sum(outcomes.map(({ answers }) => answers));
}

export function checkBlind(simulation: Simulation, blind: Blind | undefined): Fault[] {
  if (blind === undefined) return [{ simulation: simulation.id, message: "blind.json is missing" }];
  return QUESTION_SECTIONS.flatMap((section) => {
    const place = { simulation: simulation.id, section };
    const withText = listOutcomes(simulation, blind, section, true);
    const without = listOutcomes(simulation, blind, section, false);
    const share = shareRight(without);
    const few = [...withText, ...without].filter(({ answers }) => answers < READERS);
    return [
      ...(few.length > 0
        ? [{ ...place, message: `fewer than ${READERS} blind readers for ${few.length} questions` }]
        : []),
      ...withText
        .filter(({ answers, right }) => right < answers)
        .map(({ question, answers, right }) => ({
          ...place,
          question,
          message: `with the text ${right} of ${answers} readers are right`,
        })),
      ...(share > MOST_WITHOUT_TEXT[section]
        ? [
            {
              ...place,
              message: `without the text ${percent(share)} right, more than ${percent(MOST_WITHOUT_TEXT[section])}`,
            },
          ]
        : []),
    ];
  });
}

/** Items that most readers get right without the text: to be rewritten, unless it is luck. */
export function remarkBlind(simulation: Simulation, blind: Blind | undefined): Remark[] {
  if (blind === undefined) return [];
  return QUESTION_SECTIONS.flatMap((section) =>
    listOutcomes(simulation, blind, section, false)
      .filter(({ answers, right }) => answers > 0 && right === answers)
      .map(({ question, answers }) => ({
        simulation: simulation.id,
        section,
        question,
        message: `all ${answers} readers are right without the text`,
      })),
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
