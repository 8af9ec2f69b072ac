import { countWords } from "@/lib/exam/word-count";
import { LEVELS, type Level, type Model, type OralTopic, questionText } from "@/lib/oral/content/schema";
import { ORAL_CRITERIA, ORAL_CRITERION_NAMES, sumOralScores } from "@/lib/oral/criteria";
import { fillersIn } from "./fillers";
import { sentencesOf, wordsOf } from "./prose";

type Range = readonly [least: number, most: number];

/** Words of both voices: about two minutes of conversation, or one. */
const WORDS: Record<Level, Range> = { basta: [150, 220], bene: [150, 220], debole: [60, 90] };

/** Average words of the candidate's sentences. A weak candidate speaks in scraps. */
const SENTENCE: Record<Level, Range> = { basta: [5.5, 11.5], bene: [7, 11.5], debole: [1, 6] };

/** Points out of 11: around the pass mark, well above it, and below it. */
const POINTS: Record<Level, Range> = { basta: [6, 8], bene: [9, 11], debole: [3, 5] };

/** Fillers in 150 words of a candidate who speaks in sentences: three to five, rounded. */
const FILLERS: Range = [2.5, 5.5];

/** The longest answer has at least this many times the words of the shortest. */
const UNEVEN = 1.5;

const isWithin = (value: number, [least, most]: Range) => value >= least && value <= most;

/** What the candidate says. */
export function candidateText({ turns }: Pick<Model, "turns">): string {
  return turns.map(({ text }) => text).join(" ");
}

/** What both say. */
export function conversationText(topic: OralTopic, level: Level): string {
  return topic.models[level].turns.map(({ line, text }) => `${questionText(topic, line)} ${text}`).join(" ");
}

export type ModelMeasures = { words: number; sentence: number; fillers: number; points: number };

/** `words` of both voices, words of the candidate's average `sentence`, `fillers` in 150 of the candidate's words. */
export function measureModel(topic: OralTopic, level: Level): ModelMeasures {
  const said = candidateText(topic.models[level]);
  const words = countWords(said);
  return {
    words: countWords(conversationText(topic, level)),
    sentence: words / sentencesOf(said).length,
    fillers: fillersIn(said, 150),
    points: sumOralScores(topic.models[level].scores),
  };
}

/** The faults of a topic's three models. */
export function findModelFaults(topic: OralTopic): string[] {
  return LEVELS.flatMap((level) => {
    const model = topic.models[level];
    const faults = [...findMeasureFaults(topic, level), ...findTurnFaults(level, model), ...findNoteFaults(model)];
    return faults.map((fault) => `${level}: ${fault}`);
  });
}

function findMeasureFaults(topic: OralTopic, level: Level): string[] {
  const { words, sentence, fillers, points } = measureModel(topic, level);
  const lengths = topic.models[level].turns.map(({ text }) => countWords(text));
  return [
    ...(isWithin(words, WORDS[level]) ? [] : [`has ${words} words, not ${WORDS[level].join(" to ")}`]),
    ...(isWithin(sentence, SENTENCE[level])
      ? []
      : [`has sentences of ${sentence.toFixed(1)} words, not ${SENTENCE[level].join(" to ")}`]),
    ...(level === "debole" || isWithin(fillers, FILLERS)
      ? []
      : [`has ${fillers.toFixed(1)} fillers in 150 words, not ${FILLERS.join(" to ")}`]),
    ...(level === "debole" || Math.max(...lengths) >= Math.min(...lengths) * UNEVEN
      ? []
      : ["has answers of about the same length"]),
    ...(isWithin(points, POINTS[level]) ? [] : [`has ${points} points, not ${POINTS[level].join(" to ")}`]),
  ];
}

/** The conversation opens with the opening, and asks all own follow-ups and one general (a weak one: three of them). */
function findTurnFaults(level: Level, { turns }: Pick<Model, "turns">): string[] {
  const asked = turns.map(({ line }) => line).filter((line, index, lines) => line !== lines[index - 1]);
  const own = asked.filter((line) => line.startsWith("own")).length;
  const general = asked.filter((line) => line.startsWith("general")).length;
  const isComplete = level === "debole" ? own + general === 3 : own === 3 && general === 1;
  const silent = turns.filter((turn) => turn.silent).length;
  return [
    ...(asked[0] === "opening" && new Set(asked).size === asked.length && isComplete
      ? []
      : [`has the questions ${asked.join(", ")}`]),
    ...(silent > (level === "debole" ? 1 : 0) ? [`falls silent ${silent} times`] : []),
  ];
}

function findNoteFaults({ turns, scores, notes }: Pick<Model, "turns" | "scores" | "notes">): string[] {
  const said = ` ${wordsOf(candidateText({ turns })).join(" ")} `;
  return ORAL_CRITERION_NAMES.flatMap((name) => {
    const note = notes[name];
    const mark = `${scores[name]} su ${ORAL_CRITERIA[name]}.`;
    const quotes = [...note.matchAll(/«([^»]+)»/gu)].map(([, quote = ""]) => quote);
    const strange = quotes.filter((quote) => !said.includes(` ${wordsOf(quote).join(" ")} `));
    return [
      ...(note.startsWith(`${mark} `) ? [] : [`the note on ${name} does not begin with "${mark}"`]),
      ...(quotes.length === 0 ? [`the note on ${name} quotes nothing`] : []),
      ...strange.map((quote) => `the note on ${name} quotes «${quote}», which the candidate does not say`),
    ];
  });
}
