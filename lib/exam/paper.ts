import { gapSentence } from "@/lib/exam/cloze";
import type { Simulation } from "@/lib/exam/content/library";
import type { Explanation, Localized, Passage, SpokenText } from "@/lib/exam/content/schema";
import { CRITERIA, CRITERION_NAMES, type Criterion } from "@/lib/exam/criteria";
import { OPTION_LETTERS, type QuestionSection, type Section, TRUE_FALSE } from "@/lib/exam/sections";

/**
 * What of a simulation may leave the server. Everything is listed field by field; the key, the explanations and the
 * transcripts only with `corrected`.
 */

export type QuestionView = {
  id: number;
  title?: string;
  question: string;
  options?: string[];
  correct_answer?: string;
  explanation?: string;
};

export type TranscriptText = { id: string; title: string; turns: { speaker: string; text: string }[] };

export type WritingOptionView = { id: "A" | "B"; prompt: string; bullets: string[] };

export type SectionContent = {
  prova: Section;
  instructions: string;
  questions: QuestionView[];
  audioUrl?: string;
  audioFile?: string;
  text?: string;
  passage?: Passage;
  example?: { options: string[]; answer: string };
  transcript?: TranscriptText[];
  options?: WritingOptionView[];
  evaluationCriteria?: { criterion: Criterion; max: number }[];
  wordCount?: { min: number; max: number };
};

/** The questions of a section as the marking needs them: id, letters on offer, key, explanation. */
export type KeyedQuestion = {
  id: number;
  title?: string | undefined;
  question: string;
  options?: string[] | undefined;
  letters: readonly string[];
  correct_answer: string;
  explanation: Explanation;
};

/** The questions of a section with their keys: for the server only. */
export function keyedQuestions(simulation: Simulation, section: QuestionSection): KeyedQuestion[] {
  const { sections } = simulation;
  if (section === "cloze") {
    const { passage, questions } = sections.cloze;
    return questions.map((item) => ({ ...item, question: gapSentence(passage, item.id), letters: OPTION_LETTERS }));
  }
  if (section === "ascolto1") return sections.ascolto1.questions.map((item) => ({ ...item, letters: OPTION_LETTERS }));
  return sections[section].questions.map((item) => ({ ...item, letters: TRUE_FALSE }));
}

/**
 * One section as the exam page and `GET /api/exam/{simulationId}/{section}` show it.
 * @param corrected whether the caller has corrected this section of their attempt
 * @param locale language of the explanations; Italian where it is missing
 */
export function toSectionContent(
  simulation: Simulation,
  section: Section,
  corrected: boolean,
  locale: string,
): SectionContent {
  const { sections } = simulation;
  const base = { prova: section, instructions: sections[section].instructions };
  if (section === "scrittura") {
    return {
      ...base,
      questions: [],
      options: sections.scrittura.options.map(({ id, prompt, bullets }) => ({ id, prompt, bullets: [...bullets] })),
      evaluationCriteria: CRITERION_NAMES.map((criterion) => ({ criterion, max: CRITERIA[criterion] })),
      wordCount: { ...sections.scrittura.wordCount },
    };
  }
  const questions = keyedQuestions(simulation, section).map((item) => toQuestionView(item, corrected, locale));
  if (section === "lettura") {
    const { passage } = sections.lettura;
    return { ...base, questions, passage, text: passageText(passage) };
  }
  if (section === "cloze") {
    const { passage, example } = sections.cloze;
    return {
      ...base,
      questions,
      passage,
      text: passageText(passage),
      example: { options: [...example.options], answer: example.correct_answer },
    };
  }
  const audioFile = `${section}.mp3`;
  return {
    ...base,
    questions,
    audioFile,
    audioUrl: `/api/audio/${simulation.id}/${audioFile}`,
    ...(corrected ? { transcript: sections[section].texts.map(toTranscript) } : {}),
  };
}

function toQuestionView(item: KeyedQuestion, corrected: boolean, locale: string): QuestionView {
  return {
    id: item.id,
    ...(item.title ? { title: item.title } : {}),
    question: item.question,
    ...(item.options ? { options: [...item.options] } : {}),
    ...(corrected
      ? { correct_answer: item.correct_answer, explanation: explanationText(item.explanation, locale) }
      : {}),
  };
}

function toTranscript({ id, title, turns }: SpokenText): TranscriptText {
  return { id, title, turns: turns.map(({ speaker, text }) => ({ speaker, text })) };
}

/** A passage as one string: the title, then each part under its heading, blank lines between. */
export function passageText({ title, parts }: Passage): string {
  return [title, ...parts.flatMap(({ heading, text }) => (heading ? [heading, text] : [text]))].join("\n\n");
}

/** An explanation as one string, a line each: why the right answer is right, why each other is wrong, the note. */
export function explanationText(explanation: Explanation, locale: string): string {
  const translated = Object.entries(explanation).find(([language]) => language === locale)?.[1] ?? explanation.it;
  const wrong = Object.entries(translated.wrong ?? {}).map(([letter, why]) => `${letter}) ${why}`);
  return [translated.right, ...wrong, ...(translated.note ? [translated.note] : [])].join("\n");
}

/** A text in the reader's language, in Italian where it has no translation. */
export function localize(text: Localized, locale: string): string {
  return Object.entries(text).find(([language]) => language === locale)?.[1] ?? text.it;
}
