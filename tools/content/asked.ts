/** What the questions ask: more than a stated fact, one of three named things, a sum. */
import type { Simulation } from "@/lib/exam/content/library";
import type { Tag } from "@/lib/exam/content/tags";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault } from "./fault";
import { numbersIn } from "./numbers";

/** About what a speaker means, not about a fact that the text states. */
const MEANING = new Set<Tag>(["main-idea", "purpose", "inference", "attitude", "opinion", "wish"]);
/** At least 30 of the 180 questions of five papers. */
const MIN_MEANING = 1 / 6;

/** "Which of these three": a person, a place, a thing, an activity, a number, a time. */
const NAMED = new Set<Tag>(["detail-person", "detail-place", "detail-object", "detail-activity"]).union(
  new Set<Tag>(["number-price", "number-quantity", "time-clock", "time-date", "time-duration", "time-sequence"]),
);
/** Of the six questions with options of a paper's listening. */
const MAX_NAMED = 3;

/** In all papers together. */
const MAX_SUMS = 4;

type Statement = {
  question: string;
  correct_answer: string;
  evidence: { quote: string };
  explanation: { it: { right: string } };
};

const share = (part: number, whole: number) => `${part} of ${whole}`;

function questionsOf({ sections }: Simulation) {
  return QUESTION_SECTIONS.flatMap((section) => sections[section].questions.map((item) => ({ section, item })));
}

export function countMeaning(simulation: Simulation): number {
  return questionsOf(simulation).filter(({ item }) => MEANING.has(item.tag)).length;
}

export function checkMeaning(simulations: readonly Simulation[]): ContentFault[] {
  const asked = simulations.reduce((sum, one) => sum + countMeaning(one), 0);
  const all = simulations.flatMap(questionsOf).length;
  if (asked >= all * MIN_MEANING) return [];
  const wanted = `at least ${Math.ceil(all * MIN_MEANING)} wanted`;
  return [{ simulation: 0, message: `${share(asked, all)} questions ask what a speaker means, ${wanted}` }];
}

/** Options that only name a thing ("Le mele"), whatever the tag. */
const BARE_WORDS = 2;

/** Questions about one of three named things, by their tags or their options. */
export function countNamed({ sections }: Simulation): number {
  const namesThings = ({ tag, options }: { tag: Tag; options: readonly string[] }) =>
    NAMED.has(tag) || options.every((option) => countWords(option) <= BARE_WORDS);
  return sections.ascolto1.questions.filter(namesThings).length;
}

export function checkNamed(simulation: Simulation): ContentFault[] {
  const count = countNamed(simulation);
  if (count <= MAX_NAMED) return [];
  const message = `${share(count, simulation.sections.ascolto1.questions.length)} questions ask which of three named things`;
  return [{ simulation: simulation.id, section: "ascolto1", message: `${message}, at most ${MAX_NAMED} wanted` }];
}

/** The same hour on a clock of 12 hours. */
const isSameHour = (one: number, other: number) => Math.abs(one - other) === 12;

/**
 * Whether a statement must be worked out: a number that decides it is said neither by its evidence nor by the words
 * that the explanation quotes. It is the number of a true statement, or one that the explanation of a false one adds.
 */
export function isSum({ question, correct_answer, evidence, explanation }: Statement): boolean {
  const { right } = explanation.it;
  const quotes = right.match(/«[^»]*»/g) ?? [];
  const said = numbersIn([evidence.quote, ...quotes].join(" "));
  const claimed = numbersIn(question);
  const added = numbersIn(right.replaceAll(/«[^»]*»/g, " ")).filter((number) => !claimed.includes(number));
  const deciding = correct_answer === "V" ? claimed : added;
  return deciding.some((number) => !said.some((other) => other === number || isSameHour(other, number)));
}

export function findSums(simulation: Simulation) {
  return questionsOf(simulation).flatMap(({ section, item }) => {
    const sum = "evidence" in item && "question" in item && !("options" in item) && isSum(item);
    return sum ? [{ simulation: simulation.id, section, question: item.id }] : [];
  });
}

export function checkSums(simulations: readonly Simulation[]): ContentFault[] {
  const sums = simulations.flatMap(findSums);
  if (sums.length <= MAX_SUMS) return [];
  return sums.map((place) => ({ ...place, message: `is one of ${sums.length} sums, at most ${MAX_SUMS} wanted` }));
}

export function describeAsked(simulations: readonly Simulation[]): string {
  const list = (count: (simulation: Simulation) => number) => simulations.map(count).join(" ");
  return [
    `Questions about what a speaker means: ${list(countMeaning)}`,
    `which of three named things: ${list(countNamed)}`,
    `sums: ${list((simulation) => findSums(simulation).length)}`,
  ].join("; ");
}
