import { getSimulation } from "@/lib/exam/content/library";
import type { Passage } from "@/lib/exam/content/schema";
import type { Sibling } from "@/lib/exam/content/siblings";
import { BLANK, GAP_PATTERN, gapSentence } from "@/lib/exam/kinds/gap";
import type { KeyedQuestion } from "@/lib/exam/kinds/question";
import { optionText } from "@/lib/exam/options";
import { keyedQuestions, toSectionContent } from "@/lib/exam/prepared-section";
import { isOfKind, type ListeningSection, OPTION_LETTERS, type SectionOf, TRUE_FALSE } from "@/lib/exam/sections";
import type { AudioSpan } from "@/lib/exam/transcript";
import type { QuestionCard } from "@/lib/report/deck/cards";

/** The source of a question's answer: a span of a recording, or a part of a text. */
export type AnswerSource = { kind: "audio"; src: string; span: AudioSpan } | { kind: "text"; passage: Passage };

/** A question with its key (server only). */
export type AskableQuestion = { question: KeyedQuestion; source: AnswerSource; isGap: boolean };

/** Sentences played before and after the evidence of a statement. */
const CONTEXT_SENTENCES = 2;

/** The question itself or the sibling that replaces it; null if the paper no longer has the question. */
export function toAskableQuestion(card: QuestionCard, sibling: Sibling | null): AskableQuestion | null {
  if (sibling) return fromSibling(sibling);
  const { simulationId, section, questionId } = card;
  const question = keyedQuestions(getSimulation(simulationId), section).find(({ id }) => id === questionId);
  if (!question) return null;
  if (isOfKind(section, "listening"))
    return { question, source: audioSource(simulationId, section, questionId), isGap: false };
  const isGap = isOfKind(section, "cloze");
  const passage = isOfKind(section, "cloze")
    ? gapPassage(simulationId, section, questionId)
    : passageAround(getSimulation(simulationId).sections.lettura.passage, question.evidence.quote);
  return { question, source: { kind: "text", passage }, isGap };
}

/** With options the whole spoken text, which mentions each of them; otherwise the evidence with some context. */
function audioSource(simulationId: number, section: ListeningSection, questionId: number): AnswerSource {
  const simulation = getSimulation(simulationId);
  const { audioUrl: src, transcript = [] } = toSectionContent(simulation, section, true, "it");
  const item = simulation.sections[section].questions.find(({ id }) => id === questionId);
  const question = keyedQuestions(simulation, section).find(({ id }) => id === questionId);
  const text = transcript.find(({ id }) => id === item?.evidence.text);
  const sentences = text?.turns.flatMap((turn) => turn.sentences) ?? [];
  const evidence = question?.evidence.audio;
  const around = question?.options || !evidence ? sentences.length : CONTEXT_SENTENCES;
  const span = extendSpan(sentences, evidence ?? null, around);
  if (!span) throw new Error(`no audio found for question ${section} ${questionId} of simulation ${simulationId}`);
  return { kind: "audio", src, span };
}

/** Extends a span by `around` sentences on each side; null without sentences. */
export function extendSpan(sentences: readonly AudioSpan[], span: AudioSpan | null, around: number): AudioSpan | null {
  const isInside = ({ startSeconds, endSeconds }: AudioSpan) =>
    span !== null && startSeconds < span.endSeconds && endSeconds > span.startSeconds;
  const from = Math.max(0, sentences.findIndex(isInside) - around);
  const to = Math.min(sentences.length - 1, sentences.findLastIndex(isInside) + around);
  const [first, last] = [sentences[from], sentences[to]];
  return first && last ? { startSeconds: first.startSeconds, endSeconds: last.endSeconds } : null;
}

function passageAround({ title, parts }: Passage, quote: string): Passage {
  const part = parts.find(({ text }) => text.includes(quote));
  return { title, parts: part ? [part] : parts };
}

function gapPassage(simulationId: number, section: SectionOf<"cloze">, gap: number): Passage {
  const { passage, example, questions } = getSimulation(simulationId).sections[section];
  const wordOf = (id: number) => {
    const { options, correct_answer } = questions.find((question) => question.id === id) ?? example;
    return optionText(options, correct_answer) ?? BLANK;
  };
  const fill = (text: string) =>
    text.replace(GAP_PATTERN, (_marker, id) => (Number(id) === gap ? BLANK : wordOf(Number(id))));
  const { title, parts } = passageAround(passage, `[${gap}]`);
  return { title, parts: parts.map((part) => ({ ...part, text: fill(part.text) })) };
}

function fromSibling(sibling: Sibling): AskableQuestion {
  const { kind, tag, title, text, explanation, evidence, correct_answer } = sibling;
  const isGap = kind === "gap";
  const passage = { title, parts: [{ text: isGap ? text.replace("[1]", BLANK) : text }] };
  const prompt = sibling.kind === "gap" ? gapSentence({ title, parts: [{ text }] }, 1) : sibling.question;
  const options = "options" in sibling ? [...sibling.options] : undefined;
  const letters = options ? OPTION_LETTERS : TRUE_FALSE;
  const question = { id: 1, tag, question: prompt, options, letters, correct_answer, explanation, evidence };
  return { question, source: { kind: "text", passage }, isGap };
}
