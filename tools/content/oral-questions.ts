import { countWords } from "@/lib/exam/word-count";
import { LEVELS, type OralTopic } from "@/lib/oral/content/schema";
import { conversationText } from "./oral-models";
import { wordsOf } from "./prose";

const MAX_QUESTION_WORDS = 25;
const MAX_PROMPT_WORDS = 8;

/** What makes a question open: it asks for more than "sì", or it offers a choice. */
const OPEN =
  /(?<!\p{L})(?:che|cosa|come|dove|quando|quanto|quanta|quanti|quante|quale|quali|chi|perché|mi (?:racconti|parli|dica|descriva|spieghi|faccia)|cos'è|com'è|qual è|dov'è)(?!\p{L})/iu;
const CHOICE = /\p{L},? o \p{L}.*\?/u;

/** Participles and adjectives that would agree with the candidate. */
const GENDERED =
  /(?<! che (?:non )?)(?<![\p{L}'’])(?:si )?(?:è|era|sarebbe|sente|sentirebbe) (?:mai |già |anche |più |molto )?(?:andat|stat|arrivat|nat|venut|tornat|uscit|entrat|partit|rimast|trovat|abituat|iscritt|cresciut|diventat|pront|sicur|content|stanc|occupat|preoccupat|soddisfatt|sol|brav|sposat|impegnat|liber)[oa](?!\p{L})/iu;

/** Words that point at what was said before, which a fixed recording cannot know. */
const POINTING = /(?<!\p{L})(?:lì|là|laggiù|lassù|prima ha detto|come diceva)(?!\p{L})/iu;

/** The informal address, which belongs on the card. */
const INFORMAL = /(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|hai|vai|fai|puoi|vuoi)(?!\p{L})/iu;

/** The faults of a topic's card, questions and words. */
export function findQuestionFaults(topic: OralTopic): string[] {
  const { card, opening, followUps, general } = topic;
  return [
    ...[opening, ...followUps].flatMap((question) =>
      findWordingFaults(question).map((fault) => `"${question}" ${fault}`),
    ),
    ...[card.title, ...card.prompts].flatMap((line) =>
      countWords(line) > MAX_PROMPT_WORDS ? [`the card's line "${line}" is too long`] : [],
    ),
    ...(general[0] === general[1] ? ["asks one general question twice"] : []),
    ...findWordFaults(topic),
  ];
}

function findWordingFaults(question: string): string[] {
  return [
    ...(countWords(question) > MAX_QUESTION_WORDS ? ["is too long"] : []),
    ...(OPEN.test(question) || CHOICE.test(question) ? [] : ["can be answered by yes or no"]),
    ...(GENDERED.test(question) ? ["agrees with the candidate's gender"] : []),
    ...(POINTING.test(question) ? ["points at an earlier answer"] : []),
    ...(INFORMAL.test(question) ? ["does not say Lei"] : []),
  ];
}

/** Words that no model uses, and words that only the good model uses, if all are. */
function findWordFaults(topic: OralTopic): string[] {
  const said = LEVELS.map((level) => ({ level, text: ` ${wordsOf(conversationText(topic, level)).join(" ")} ` }));
  const heardIn = topic.words.map(({ heard }) =>
    said.flatMap(({ level, text }) => (text.includes(` ${wordsOf(heard).join(" ")} `) ? [level] : [])),
  );
  const unheard = topic.words.filter((_word, index) => heardIn[index]?.length === 0);
  const names = topic.words.map(({ it }) => it);
  return [
    ...unheard.map(({ it, heard }) => `no model says "${heard}" (${it})`),
    ...(heardIn.every((levels) => levels.join() === "bene") ? ["only the good model says the words"] : []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `the word "${name}" is listed twice`),
  ];
}
