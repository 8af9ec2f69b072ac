/** What the papers share, so that a learner who knows one could guess at another. */
import type { Simulation } from "@/lib/exam/content/library";
import type { SpokenText } from "@/lib/exam/content/schema";
import { LISTENING_SECTIONS, type ListeningSection, OPTION_LETTERS, WRITING_SECTION } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault } from "./fault";
import { keyOf } from "./keys";
import { spokenProse } from "./prose";
import { keyPositions } from "./raised";

/** Largest share of the papers with the same kind of text, or the same place, in one position. */
const MAX_SAME = 3 / 5;

/** A listening of at most so many words; at least two papers have one. */
const SHORT_LISTENING = 600;
const MIN_SHORT = 2;
const MIN_WITH_THREE_SPEAKERS = 2;

const MAX_EMAILS = 1;
/** Of the six forms of a prompt. */
const MIN_FORMS = 4;

/** With fewer papers nothing is a pattern. */
const MIN_PAPERS = 3;

export const countSpeakers = ({ turns }: SpokenText): number => new Set(turns.map(({ speaker }) => speaker)).size;

/** What a text is, from its speakers, its place and its effects. */
export function kindOf(text: SpokenText): string {
  const { place, turns } = text;
  const sounds = (effect: SpokenText["turns"][number]["effect"]) => turns.some((turn) => turn.effect === effect);
  const speakers = countSpeakers(text);
  if (place === "radio" || sounds("radio")) return "radio";
  if (speakers > 2) return "group";
  if (sounds("loudspeaker")) return "announcement";
  if (place === "phone" || sounds("phone")) return speakers === 1 ? "message" : "call";
  if (speakers === 1) return "talk";
  return ["office", "shop", "surgery"].includes(place) ? "counter" : "conversation";
}

type Position = { section: ListeningSection; index: number; texts: SpokenText[] };

/** The texts of all papers, position by position. */
function positionsOf(simulations: readonly Simulation[]): Position[] {
  return LISTENING_SECTIONS.flatMap((section) => {
    const count = simulations[0]?.sections[section].texts.length ?? 0;
    return Array.from({ length: count }, (_, index) => {
      const texts = simulations.flatMap(({ sections }) => sections[section].texts[index] ?? []);
      return { section, index, texts };
    });
  });
}

/** The value that most papers have, and how many have it. */
function mostCommon<V>(values: readonly V[]): { value: V | undefined; count: number } {
  const groups = [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({ value, count: same.length }));
  return groups.toSorted((a, b) => b.count - a.count)[0] ?? { value: undefined, count: 0 };
}

/** Most papers must not have the same kind of text in the same place; all papers, the same speakers or voice. */
export function checkTexts(simulations: readonly Simulation[]): ContentFault[] {
  if (simulations.length < MIN_PAPERS) return [];
  return positionsOf(simulations).flatMap(({ section, index, texts }) => {
    const limits = [
      { what: "kind", values: texts.map(kindOf), most: MAX_SAME },
      { what: "place", values: texts.map(({ place }) => place), most: MAX_SAME },
      { what: "first voice", values: texts.map(({ turns }) => turns[0]?.voice ?? ""), most: MAX_SAME },
      // Most texts have two speakers, so here only a pattern of all papers counts, where texts are many.
      ...(section === "ascolto1"
        ? [{ what: "number of speakers", values: texts.map((text) => String(countSpeakers(text))), most: 0.99 }]
        : []),
    ];
    return limits.flatMap(({ what, values, most }) => {
      const { value, count } = mostCommon(values);
      if (count <= most * texts.length) return [];
      return [{ simulation: 0, section, message: `text ${index + 1} has the ${what} "${value}" in ${count} papers` }];
    });
  });
}

/** A question with options: its key is not always raised at the same point, nor never in the middle, nor never B. */
export function checkChoicePatterns(simulations: readonly Simulation[]): ContentFault[] {
  if (simulations.length < MIN_PAPERS) return [];
  const raised = simulations.map(keyPositions);
  const keys = simulations.map((simulation) => keyOf(simulation, "ascolto1"));
  const [, middle = ""] = OPTION_LETTERS;
  return Array.from(keys[0] ?? "", (_letter, index) => {
    const positions = raised.map((one) => one[index]);
    const { value, count } = mostCommon(positions);
    return [
      ...(count === simulations.length ? [`has its key raised ${value} in all papers`] : []),
      ...(positions.includes("middle") ? [] : ["has its key raised in the middle in no paper"]),
      ...(keys.some((key) => key[index] === middle) ? [] : [`is ${middle} in no paper`]),
    ].map((message) => ({ simulation: 0, section: "ascolto1" as const, question: index + 1, message }));
  }).flat();
}

export function checkSpeakers(simulations: readonly Simulation[]): ContentFault[] {
  if (simulations.length < MIN_PAPERS) return [];
  const count = simulations.filter((simulation) =>
    listSpoken(simulation).some((text) => countSpeakers(text) > 2),
  ).length;
  if (count >= MIN_WITH_THREE_SPEAKERS) return [];
  const wanted = `at least ${MIN_WITH_THREE_SPEAKERS} wanted`;
  return [{ simulation: 0, message: `${count} papers have a text of three speakers, ${wanted}` }];
}

const listSpoken = ({ sections }: Simulation) => LISTENING_SECTIONS.flatMap((section) => sections[section].texts);

export function listeningWords(simulation: Simulation): number {
  return listSpoken(simulation).reduce((sum, text) => sum + countWords(spokenProse(text)), 0);
}

export function checkListeningLengths(simulations: readonly Simulation[]): ContentFault[] {
  if (simulations.length < MIN_PAPERS) return [];
  const short = simulations.map(listeningWords).filter((words) => words <= SHORT_LISTENING).length;
  if (short >= MIN_SHORT) return [];
  const message = `${short} papers have a listening of at most ${SHORT_LISTENING} words, at least ${MIN_SHORT} wanted`;
  return [{ simulation: 0, message }];
}

const formsOf = ({ sections }: Simulation) => sections[WRITING_SECTION].options.map(({ form }) => form);

/** A paper has at most one e-mail, and the papers together several forms of prompt. */
export function checkForms(simulations: readonly Simulation[]): ContentFault[] {
  const each = simulations.flatMap((simulation) => {
    if (formsOf(simulation).filter((form) => form === "email").length <= MAX_EMAILS) return [];
    const message = `more than ${MAX_EMAILS} prompt asks for an e-mail`;
    return [{ simulation: simulation.id, section: WRITING_SECTION, message }];
  });
  const kinds = new Set(simulations.flatMap(formsOf)).size;
  if (simulations.length < MIN_PAPERS || kinds >= MIN_FORMS) return each;
  return [...each, { simulation: 0, message: `the prompts have ${kinds} forms, at least ${MIN_FORMS} wanted` }];
}

/** Some lines for the table: what stands where in each paper. */
export function describeMould(simulations: readonly Simulation[]): string[] {
  const columns = (values: readonly string[]) => values.join(", ");
  const texts = positionsOf(simulations).map(({ section, index, texts: found }) => {
    const cells = found.map((text) => `${kindOf(text)} ${text.place} ${countSpeakers(text)}`);
    return `  ${section} text ${index + 1}: ${columns(cells)}`;
  });
  const byItem = (list: readonly (readonly string[])[]) =>
    Array.from(list[0] ?? [], (_first, index) => list.map((one) => one[index]?.charAt(0)).join("")).join(" ");
  return [
    "Position by position, paper by paper (kind, place, speakers):",
    ...texts,
    `  keys of ascolto1, item by item: ${byItem(simulations.map((one) => [...keyOf(one, "ascolto1")]))}`,
    `  raised first, in the middle or last: ${byItem(simulations.map(keyPositions))}`,
    `  words of the listening: ${columns(simulations.map((one) => String(listeningWords(one))))}`,
    `  prompts: ${columns(simulations.map((one) => formsOf(one).join(" and ")))}`,
  ];
}
