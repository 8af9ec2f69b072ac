import "server-only";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/words";
import { applyChanges, type Change, findChanges } from "@/lib/writing/changes";
import { askTwice, correctSentences, type Outcome } from "@/lib/writing/conversation";
import { kindOf } from "@/lib/writing/kinds";
import { findFaults, toCovered, toEvidence, toJudged, toPlainText, toScores } from "@/lib/writing/marks";
import { type NormalText, normaliseText } from "@/lib/writing/normalise";
import { askJudgement, languageName, type WritingTask } from "@/lib/writing/prompt";
import type { Ask } from "@/lib/writing/question";
import {
  applyRulings,
  breaches,
  NOTHING,
  type Ruling,
  rateErrors,
  ruleEmpty,
  ruleErrors,
  ruleLanguage,
  ruleText,
  ruleUnread,
} from "@/lib/writing/rules";
import {
  type CorrectedSentences,
  type Judgement,
  MAX_CHARS,
  type MarkDetails,
  type WritingError,
} from "@/lib/writing/schema";
import { numberSentences, type SentenceSpan } from "@/lib/writing/sentences";
import { findKnownWords } from "@/lib/writing/spelling";
import { languageOf } from "@/lib/writing/told-language";

/** A text with more words or characters than this is not an exam writing: a person looks at it. */
const MAX_TEXT = { words: 600, chars: 8000 };

/** A text to be marked, exactly as typed, with its task and the language of the explanations. */
export type MarkInput = { text: string; task: WritingTask; locale: string };

/** A marked text: positions are in the text as typed, the score is the sum of the criteria. */
export type Marked = {
  criteria: CriteriaScores;
  score: number;
  feedback: string;
  correctedText: string;
  errors: WritingError[];
  details: MarkDetails;
};

export type MarkOptions = {
  /** The corrected sentences of an earlier, interrupted run. */
  sentences?: CorrectedSentences | null;
  /** Called with the corrected sentences as soon as they are known. */
  onSentences?: (sentences: CorrectedSentences) => Promise<void>;
};

/** The text as every step of the marking needs it. */
type Work = { input: MarkInput; normal: NormalText; sentences: SentenceSpan[]; words: number };

/**
 * Marks one text: the sentences are corrected, the differences found by comparing, each judged and explained, and the
 * scores bounded by the rules. An empty text and one in another language get nothing without a call.
 * @param ask answers the questions: the service, or a recording
 */
export async function markText(input: MarkInput, ask: Ask, options: MarkOptions = {}): Promise<Outcome<Marked>> {
  const normal = normaliseText(input.text);
  const known = await findKnownWords(normal.text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []);
  const worthless = ruleEmpty(normal.text) ?? ruleLanguage(normal.text, (word) => known.has(word));
  if (worthless) return { ok: true, value: markWorthless(input, worthless) };
  const words = countWords(normal.text);
  if (words > MAX_TEXT.words || normal.text.length > MAX_TEXT.chars) return { ok: false, failure: "too_long" };
  const work = { input, normal, sentences: numberSentences(normal.text), words };
  const corrected: Outcome<CorrectedSentences> = options.sentences
    ? { ok: true, value: options.sentences }
    : await correctSentences(ask, input.task, work.sentences);
  if (!corrected.ok) return corrected;
  if (!options.sentences) await options.onSentences?.(corrected.value);
  const changes = findChanges(work.sentences, corrected.value);
  const judgement = await askTwice(
    ask,
    (complaint) => askJudgement(input.task, work.sentences, changes, input.locale, complaint),
    (answer) => [
      ...findFaults(changes, input.task.bullets, answer),
      ...findContradictions(work, changes, answer),
      ...findOtherLanguage(input.locale, answer),
    ],
  );
  if (!judgement.ok) return judgement;
  const unread = work.sentences.filter(({ n }) => !corrected.value.sentences.some((sentence) => sentence.n === n));
  return { ok: true, value: toMarked(work, unread.length, changes, judgement.value) };
}

/** The changes that stand, as errors are counted. */
function listKept(changes: readonly Change[], judgement: Judgement) {
  const judged = toJudged(changes, judgement);
  return changes
    .filter(({ id, isUnclear }) => !isUnclear && judged.get(id)?.isKept !== false)
    .map((change) => ({ ...change, type: judged.get(change.id)?.type ?? kindOf(change) ?? "altro" }));
}

/** Where the words to the learner came in another language than theirs, in words for the model. */
function findOtherLanguage(locale: string, judgement: Judgement): string[] {
  if (languageOf(judgement, locale) === locale) return [];
  return [`Every rule, the feedback, strength, advice and aboveTable must be written in ${languageName(locale)}.`];
}

/** The limit that the accepted changes set to the scores, with what the marker says against it. */
function boundByErrors({ words }: Work, changes: readonly Change[], judgement: Judgement) {
  const rates = rateErrors(listKept(changes, judgement), words);
  const table = ruleErrors(rates, "");
  const why = toPlainText(judgement.aboveTable, MAX_CHARS.note);
  const isExcused = why !== "" && breaches(toScores(judgement), table);
  return { rates, table, bound: isExcused ? ruleErrors(rates, why) : table };
}

/** Where the scores contradict the errors found, in words for the model. */
function findContradictions(work: Work, changes: readonly Change[], judgement: Judgement): string[] {
  const { rates, table, bound } = boundByErrors(work, changes, judgement);
  const scores = toScores(judgement);
  if (breaches(scores, bound)) {
    const { morfosintassi, ortografia } = table.most;
    return [
      `With the changes kept there are ${rates.forms} errors of form and ${rates.spelling} of spelling in 100 words: by the table morfosintassi is at most ${morfosintassi} and ortografia at most ${ortografia}. Lower the score, or keep it at most one above and say why in aboveTable; do not drop right changes for it.`,
    ];
  }
  if (rates.forms + rates.spelling === 0 && scores.morfosintassi < 2)
    return ["No error of form was found, and yet morfosintassi is low: look again at both."];
  return [];
}

function toMarked(work: Work, unread: number, changes: readonly Change[], judgement: Judgement): Marked {
  const { input, normal, sentences, words } = work;
  const covered = toCovered(input.task.bullets, judgement);
  const { rates, table, bound } = boundByErrors(work, changes, judgement);
  const scores = toScores(judgement);
  const rulings = [...ruleText(normal.text, words, input.task, covered)];
  if (breaches(scores, table)) rulings.push(bound);
  const unreadRuling = ruleUnread(unread, sentences.length);
  if (unreadRuling) rulings.push(unreadRuling);
  const criteria = applyRulings(scores, rulings);
  return {
    criteria,
    score: sumCriteria(criteria),
    feedback: toPlainText(judgement.feedback, MAX_CHARS.feedback),
    ...applyChanges(input.text, normal, changes, toJudged(changes, judgement)),
    details: {
      evidence: toEvidence(normal.text, judgement),
      bullets: covered,
      reasons: rulings.map(({ reason }) => reason),
      rates,
      language: languageOf(judgement, input.locale),
      strength: toPlainText(judgement.strength, MAX_CHARS.explanation),
      practise: {
        type: judgement.practise.type,
        advice: toPlainText(judgement.practise.advice, MAX_CHARS.explanation),
      },
    },
  };
}

/** The marks of a text that needs no reading: zero, with the reason. */
function markWorthless({ text, task }: MarkInput, { reason }: Ruling): Marked {
  return {
    criteria: NOTHING,
    score: 0,
    feedback: "",
    correctedText: text,
    errors: [],
    details: { evidence: {}, bullets: task.bullets.map(() => false), reasons: [reason] },
  };
}
