import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Blind, blindSchema } from "@/lib/exam/content/blind";
import type { Simulation } from "@/lib/exam/content/library";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import { sha256 } from "../audio/hashes";
import type { ContentFault, Remark } from "./fault";
import { type Format, formatOf, keyOf } from "./keys";
import { sourceProse } from "./prose";

/** Readers needed with the text. */
export const READERS = 3;

/** Fresh readers of the last round without the text, and how many of them are wise to tests. */
export const GUESSERS = { all: 6, testWise: 3 };

/** Share right without the text, near chance. Beyond one standard error it is a fault, within it a remark. */
const CHANCE: Record<Format, { min: number; max: number }> = {
  choice: { min: 0.22, max: 0.45 },
  trueFalse: { min: 0.42, max: 0.58 },
};

/** Upper limit of the share of wrong answers among those on which all readers without the text agree. */
const MAX_AGAINST = 1 / 3;

/** Maximum difference between papers in the share right without the text. */
const MAX_LEVEL_SPREAD = 0.1;

type Outcome = ReturnType<typeof listOutcomes>[number];

type Paper = { simulation: Simulation; blind: Blind | undefined };

/** The blind readings of a simulation's folder, if any. @throws ZodError when they are malformed */
export function findBlind(directory: string): Blind | undefined {
  const file = path.join(directory, "blind.json");
  return existsSync(file) ? blindSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Hashes of what readers saw of each question, its material included if `withText`; old wordings do not count. */
export function wordingsOf({ sections }: Simulation, section: QuestionSection, withText: boolean): string[] {
  const material = withText ? [sourceProse(sections[section])] : [];
  return sections[section].questions.map((item) => {
    const shown = ["question" in item ? item.question : "", "options" in item ? item.options : [], ...material];
    return sha256(JSON.stringify(shown)).slice(0, 8);
  });
}

/** The readers of a section without its text in its last round: earlier ones have shaped the items. */
export function lastGuessers({ rounds }: Blind, section: QuestionSection): Blind["rounds"] {
  const guessers = rounds.filter(({ withText, answers }) => !withText && /[^-]/.test(answers[section] ?? "-"));
  const last = Math.max(...guessers.map(({ round }) => round));
  return guessers.filter(({ round }) => round === last);
}

/** Per question, the answers of readers who saw its current wording; without the text, of the last round. */
export function listOutcomes(simulation: Simulation, blind: Blind, section: QuestionSection, withText: boolean) {
  const readings = withText ? blind.rounds.filter((reading) => reading.withText) : lastGuessers(blind, section);
  const wordings = wordingsOf(simulation, section, withText);
  return [...keyOf(simulation, section)].map((key, index) => {
    const letters = readings
      .flatMap(({ answers, wordings: shown }) =>
        shown[section]?.[index] === wordings[index] ? [answers[section]?.charAt(index) ?? "-"] : [],
      )
      .filter((letter) => letter !== "-");
    const right = letters.filter((letter) => letter === key).length;
    return { question: index + 1, answers: letters.length, right, agree: new Set(letters).size === 1 };
  });
}

/** Share of right answers, each question with equal weight; NaN when one has no answer. */
export function shareRight(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { answers, right }) => sum + right / answers, 0) / outcomes.length;
}

function standardError(outcomes: readonly Outcome[]): number {
  const mean = shareRight(outcomes);
  const squares = outcomes.reduce((sum, { answers, right }) => sum + (right / answers - mean) ** 2, 0);
  return Math.sqrt(squares) / outcomes.length;
}

function findUnlikelyShare(outcomes: readonly Outcome[], { min, max }: { min: number; max: number }, slack: number) {
  const share = shareRight(outcomes);
  if (!(share < min - slack || share > max + slack)) return [];
  return [{ message: `without the text ${percent(share)} right, not ${percent(min)} to ${percent(max)}` }];
}

export function checkBlind(simulation: Simulation, blind: Blind | undefined): ContentFault[] {
  if (blind === undefined) return [{ simulation: simulation.id, message: "blind.json is missing" }];
  return QUESTION_SECTIONS.flatMap((section) => {
    const withText = listOutcomes(simulation, blind, section, true);
    const without = listOutcomes(simulation, blind, section, false);
    const unread = withText.filter(({ answers }) => answers < READERS).length;
    const unguessed = without.filter(({ answers }) => answers < GUESSERS.all).length;
    const missed = withText.filter(({ answers, right }) => right < answers);
    const faults = [
      ...(unread > 0 ? [{ message: `fewer than ${READERS} readers with the text for ${unread} questions` }] : []),
      ...(unguessed > 0
        ? [
            {
              message: `fewer than ${GUESSERS.all} readers without the text in the last round for ${unguessed} questions`,
            },
          ]
        : []),
      ...findGuesserFaults(blind, section).map((message) => ({ message })),
      ...missed.map(({ question, answers, right }) => {
        return { question, message: `with the text ${right} of ${answers} readers are right` };
      }),
      ...findUnlikelyShare(without, CHANCE[formatOf(simulation, section)], standardError(without)),
    ];
    return faults.map((fault) => ({ simulation: simulation.id, section, ...fault }));
  });
}

/** Guessers of the last round who have guessed before, and too few who are wise to tests. */
function findGuesserFaults(blind: Blind, section: QuestionSection): string[] {
  const last = lastGuessers(blind, section);
  const [round = 0] = last.map((reading) => reading.round);
  const former = blind.rounds.filter((reading) => !reading.withText && reading.round < round);
  const names = new Set(former.map(({ solver }) => solver));
  const tired = last.map(({ solver }) => solver).filter((solver) => names.has(solver));
  const wise = last.filter(({ testWise }) => testWise).length;
  return [
    ...(tired.length > 0 ? [`not fresh in round ${round}: ${tired.join(", ")}`] : []),
    ...(wise >= GUESSERS.testWise
      ? []
      : [`${wise} readers without the text are wise to tests, at least ${GUESSERS.testWise} wanted`]),
  ];
}

/** A fault when the true-false sections together are guessed better, or worse, than by chance. */
export function checkGuessing(papers: readonly Paper[]): ContentFault[] {
  const shares = papers.flatMap(({ simulation, blind }) =>
    QUESTION_SECTIONS.flatMap((section) => {
      if (blind === undefined || formatOf(simulation, section) !== "trueFalse") return [];
      return [shareRight(listOutcomes(simulation, blind, section, false))];
    }),
  );
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const { min, max } = CHANCE.trueFalse;
  if (!(mean < min || mean > max)) return [];
  const range = `not ${percent(min)} to ${percent(max)}`;
  return [
    { simulation: 0, message: `without the text ${percent(mean)} of the true-false answers are right, ${range}` },
  ];
}

function countExpectations(papers: readonly Paper[]): { agreed: number; against: number } {
  const agreed = papers.flatMap(listGuesses).filter(({ agree }) => agree);
  return { agreed: agreed.length, against: agreed.filter(({ right }) => right === 0).length };
}

/** A fault when shared expectations are too often wrong: guessers learn to answer against the likely. */
export function checkExpectations(papers: readonly Paper[]): ContentFault[] {
  const { agreed, against } = countExpectations(papers);
  if (!(against / agreed >= MAX_AGAINST)) return [];
  const wrong = `${percent(against / agreed)} are wrong (limit ${percent(MAX_AGAINST)})`;
  return [{ simulation: 0, message: `of the answers on which all readers without the text agree, ${wrong}` }];
}

/** Two lines for the table: how often shared expectations are wrong, and how guessable each paper is. */
export function describeExpectations(papers: readonly Paper[]): string[] {
  const { agreed, against } = countExpectations(papers);
  const shares = papers.map(listGuesses).map(shareRight);
  const wrong = `${against} of them wrong: ${percent(against / agreed)}, less than ${percent(MAX_AGAINST)} wanted`;
  return [
    `All readers without the text agree on ${agreed} answers, ${wrong}`,
    `Right without the text, paper by paper: ${shares.map(percent).join(", ")}, at most ${percent(MAX_LEVEL_SPREAD)} apart wanted`,
  ];
}

export function findLevelRemarks(papers: readonly Paper[]): Remark[] {
  const shares = papers.map(listGuesses).map(shareRight);
  const spread = Math.max(...shares) - Math.min(...shares);
  if (!(spread > MAX_LEVEL_SPREAD)) return [];
  return [{ simulation: 0, message: `without the text papers differ by ${percent(spread)} of right answers` }];
}

function listGuesses({ simulation, blind }: Paper): Outcome[] {
  return blind ? QUESTION_SECTIONS.flatMap((section) => listOutcomes(simulation, blind, section, false)) : [];
}

/** Sections outside the range, and items that all readers get right without the text. */
export function findBlindRemarks(simulation: Simulation, blind: Blind | undefined): Remark[] {
  if (blind === undefined) return [];
  return QUESTION_SECTIONS.flatMap((section) => {
    const outcomes = listOutcomes(simulation, blind, section, false);
    const guessed = outcomes
      .filter(({ answers, right }) => answers > 0 && right === answers)
      .map(({ question, answers }) => ({ question, message: `all ${answers} readers are right without the text` }));
    const remarks = [...findUnlikelyShare(outcomes, CHANCE[formatOf(simulation, section)], 0), ...guessed];
    return remarks.map((remark) => ({ simulation: simulation.id, section, ...remark }));
  });
}

function percent(share: number): string {
  return Number.isNaN(share) ? "-" : `${Math.round(share * 100)}%`;
}
