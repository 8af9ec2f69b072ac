import type { Answers } from "@/lib/exam/merge";
import { questionName } from "@/lib/exam/question-name";
import { isQuestionSection, type QuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";

export type ProgressState = "todo" | "started" | "corrected" | "waiting";

/** `done` of `total` questions; for the writing the number of words, without a total. */
export type SectionProgress = { section: Section; state: ProgressState; done: number; total: number | null };

type Questions = readonly { id: number }[];

/** Ids of the questions without an answer, in order. */
export function listUnanswered(section: QuestionSection, questions: Questions, answers: Answers): number[] {
  return questions.filter(({ id }) => !answers[questionName(section, id)]).map(({ id }) => id);
}

type ProgressSource = { content: { questions: Questions }; answers: Answers; isLocked: boolean; isCorrected: boolean };

/** A writing that is handed in but not corrected is `waiting`. */
export function progressOf(
  section: Section,
  { content, answers, isLocked, isCorrected }: ProgressSource,
): SectionProgress {
  if (isQuestionSection(section)) {
    const total = content.questions.length;
    const done = total - listUnanswered(section, content.questions, answers).length;
    return { section, state: isCorrected ? "corrected" : done > 0 ? "started" : "todo", done, total };
  }
  const done = countWords(answers["text"] ?? "");
  const started = done > 0 || Boolean(answers["option"]);
  const state = isCorrected ? "corrected" : isLocked ? "waiting" : started ? "started" : "todo";
  return { section, state, done, total: null };
}

/** How many questions there are, how many have an answer, and how many of these the server has. */
export function countSaved(
  section: QuestionSection,
  { content, answers, unsaved }: Pick<ProgressSource, "content" | "answers"> & { unsaved: readonly string[] },
): { given: number; saved: number; total: number } {
  const names = content.questions.map(({ id }) => questionName(section, id)).filter((name) => answers[name]);
  const saved = names.filter((name) => !unsaved.includes(name)).length;
  return { given: names.length, saved, total: content.questions.length };
}

/** Where a question is. */
export type QuestionPlace = { section: QuestionSection; id: number };

/** The first question without an answer, of `current` if it has one; null if all are answered. */
export function findUnanswered(
  sections: readonly QuestionSection[],
  current: Section,
  state: Record<QuestionSection, Pick<ProgressSource, "content" | "answers">>,
): QuestionPlace | null {
  const unanswered = sections.flatMap((section) => {
    const { content, answers } = state[section];
    return listUnanswered(section, content.questions, answers).map((id) => ({ section, id }));
  });
  return unanswered.find(({ section }) => section === current) ?? unanswered[0] ?? null;
}

/** The next section not handed in, after `current` and then from the start; null if no other is open. */
export function nextOpenSection(state: Record<Section, { isLocked: boolean }>, current: Section): Section | null {
  const index = SECTIONS.indexOf(current);
  const others = [...SECTIONS.slice(index + 1), ...SECTIONS.slice(0, index)];
  return others.find((section) => !state[section].isLocked) ?? null;
}
