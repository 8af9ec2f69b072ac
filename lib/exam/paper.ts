import { gapSentence } from "@/lib/exam/cloze";
import type { Simulation } from "@/lib/exam/content/library";
import type { Explanation, Localized, Passage, SpokenEvidence } from "@/lib/exam/content/schema";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores, type Criterion, sumCriteria } from "@/lib/exam/criteria";
import { OPTION_LETTERS, type QuestionSection, type Section, TRUE_FALSE } from "@/lib/exam/sections";
import { type AudioSpan, locateEvidence, type TranscriptText, toTranscript } from "@/lib/exam/transcript";

/**
 * What of a simulation may leave the server. Everything is listed field by field; the key, the explanations, the
 * transcripts and the model answers only with `corrected`.
 */

export type QuestionView = {
  id: number;
  title?: string;
  question: string;
  options?: string[];
  correct_answer?: string;
  explanation?: string;
};

/** A model answer with its marks and why, in the reader's language. `score` is out of 12. */
export type ModelAnswerView = {
  option: "A" | "B";
  level: "sufficiente" | "ottimo";
  text: string;
  score: number;
  scores: CriteriaScores;
  notes: Record<Criterion, string>;
};

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
  models?: ModelAnswerView[];
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
  /** Where the answer is found: the words, and in a recording the seconds. */
  evidence: Evidence;
};

/** The words that hold an answer; `audio` is where they are first heard. */
export type Evidence = { quote: string; audio?: AudioSpan };

/** The questions of a section with their keys: for the server only. */
export function keyedQuestions(simulation: Simulation, section: QuestionSection): KeyedQuestion[] {
  const { sections } = simulation;
  if (section === "cloze") {
    const { passage, questions } = sections.cloze;
    return questions.map((item) => ({ ...item, question: gapSentence(passage, item.id), letters: OPTION_LETTERS }));
  }
  if (section === "lettura") return sections.lettura.questions.map((item) => ({ ...item, letters: TRUE_FALSE }));
  const timed = simulation.timings.sections[section];
  const hear = (evidence: SpokenEvidence): Evidence => {
    const audio = locateEvidence(timed, evidence);
    return { quote: evidence.quote, ...(audio ? { audio } : {}) };
  };
  if (section === "ascolto1") {
    return sections.ascolto1.questions.map((item) => ({
      ...item,
      evidence: hear(item.evidence),
      letters: OPTION_LETTERS,
    }));
  }
  return sections.ascolto2.questions.map((item) => ({ ...item, evidence: hear(item.evidence), letters: TRUE_FALSE }));
}

/**
 * One section as the exam page and `GET /api/exam/{simulationId}/{section}` show it.
 * @param corrected whether the caller has corrected this section of their attempt, or handed in the writing
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
      ...(corrected ? { models: modelAnswers(simulation, locale) } : {}),
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
    ...(corrected ? { transcript: toTranscript(sections[section].texts, simulation.timings.sections[section]) } : {}),
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

/** The model answers of both prompts, the plain pass first. */
function modelAnswers({ sections }: Simulation, locale: string): ModelAnswerView[] {
  return sections.scrittura.options.flatMap(({ id: option, models }) =>
    models.map(({ level, text, scores, notes }) => ({
      option,
      level,
      text,
      score: sumCriteria(scores),
      scores: { ...scores },
      notes: {
        efficacia: localize(notes.efficacia, locale),
        stile: localize(notes.stile, locale),
        morfosintassi: localize(notes.morfosintassi, locale),
        lessico: localize(notes.lessico, locale),
        ortografia: localize(notes.ortografia, locale),
      },
    })),
  );
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
