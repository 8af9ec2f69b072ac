import "server-only";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import type { Ask } from "@/lib/writing/anthropic";
import { applyChanges, type Change, findChanges } from "@/lib/writing/changes";
import { askWithRetry, correctSentences, type ModelResult } from "@/lib/writing/conversation";
import { languageOf } from "@/lib/writing/detect-language";
import { classifyChange } from "@/lib/writing/error-types";
import type { TextRange } from "@/lib/writing/left-out";
import { cleanText, findJudgementFaults, indexJudgements, toCovered, toEvidence, toScores } from "@/lib/writing/marks";
import type { NormalText } from "@/lib/writing/normalise";
import { isTooLong, type MarkInput, prepareText } from "@/lib/writing/prepare-text";
import { judgementRequest, languageName } from "@/lib/writing/prompt";
import {
  applyRulings,
  errorRuling,
  exceedsCap,
  findUnreadRuling,
  listTextRulings,
  type Ruling,
  rateErrors,
  ZERO_SCORES,
} from "@/lib/writing/rules";
import {
  type CorrectedSentences,
  type Judgement,
  MAX_CHARS,
  type MarkDetails,
  type MarkingCheckpoint,
  type WritingError,
} from "@/lib/writing/schema";
import { numberSentences, type SentenceSpan } from "@/lib/writing/sentences";

/** Offsets are in the text as typed; `score` is the sum of the criteria. */
export type MarkingResult = {
  criteria: CriteriaScores;
  score: number;
  feedback: string;
  correctedText: string;
  errors: WritingError[];
  details: MarkDetails;
};

export type MarkOptions = {
  checkpoint?: MarkingCheckpoint | null;
  /** Called as soon as the corrected sentences are known. */
  onCheckpoint?: (begun: MarkingCheckpoint) => Promise<void>;
};

type Marking = { input: MarkInput; normal: NormalText; sentences: SentenceSpan[]; words: number; leftOut: TextRange[] };

/**
 * Leaves out what addresses the marker, corrects the sentences, has each difference judged and explained, and bounds
 * the scores by the rules. An empty or non-Italian text gets zero without a call.
 * @param ask the service, or a recording
 */
export async function markText(
  input: MarkInput,
  ask: Ask,
  options: MarkOptions = {},
): Promise<ModelResult<MarkingResult>> {
  const reading = await prepareText(input, ask, options.checkpoint?.leftOut ?? (options.checkpoint ? [] : null));
  if (!reading.ok) return reading;
  const { normal, leftOut, addressesMarker, zeroRuling } = reading.value;
  if (zeroRuling) return { ok: true, value: toZeroResult(input, leftOut, zeroRuling) };
  if (isTooLong(normal.text)) return { ok: false, failure: "too_long" };
  const context = { input, normal, sentences: numberSentences(normal.text), words: countWords(normal.text), leftOut };
  const corrected: ModelResult<CorrectedSentences> = options.checkpoint
    ? { ok: true, value: options.checkpoint }
    : await correctSentences(ask, input.task, context.sentences);
  if (!corrected.ok) return corrected;
  const addressed = addressesMarker.length > 0 ? { leftOut: addressesMarker } : {};
  if (!options.checkpoint) await options.onCheckpoint?.({ ...corrected.value, ...addressed });
  const changes = findChanges(context.sentences, corrected.value);
  const judgement = await askWithRetry(
    ask,
    (complaint) => judgementRequest(input.task, context.sentences, changes, input.locale, complaint),
    (response) => [
      ...findJudgementFaults(changes, input.task.bullets, response),
      ...findContradictions(context, changes, response),
      ...findOtherLanguage(input.locale, response),
    ],
  );
  if (!judgement.ok) return judgement;
  const unread = context.sentences.filter(({ n }) => !corrected.value.sentences.some((sentence) => sentence.n === n));
  return { ok: true, value: toMarkingResult(context, unread.length, changes, judgement.value) };
}

function listKept(text: string, changes: readonly Change[], judgement: Judgement) {
  const judged = indexJudgements(changes, judgement, text);
  return changes
    .filter(({ id, isUnclear }) => !isUnclear && judged.get(id)?.isKept !== false)
    .map((change) => ({ ...change, type: judged.get(change.id)?.type ?? classifyChange(change) ?? "altro" }));
}

function findOtherLanguage(locale: string, judgement: Judgement): string[] {
  if (languageOf(judgement, locale) === locale) return [];
  return [`Every rule, the feedback, strength, advice and aboveTable must be written in ${languageName(locale)}.`];
}

function capByErrors({ normal, words }: Marking, changes: readonly Change[], judgement: Judgement) {
  const rates = rateErrors(listKept(normal.text, changes, judgement), words);
  const table = errorRuling(rates, "");
  const why = cleanText(judgement.aboveTable, MAX_CHARS.note);
  const isExcused = why !== "" && exceedsCap(toScores(judgement), table);
  return { rates, table, bound: isExcused ? errorRuling(rates, why) : table };
}

function findContradictions(context: Marking, changes: readonly Change[], judgement: Judgement): string[] {
  const { rates, table, bound } = capByErrors(context, changes, judgement);
  const scores = toScores(judgement);
  if (exceedsCap(scores, bound)) {
    const { morfosintassi, ortografia } = table.most;
    return [
      `With the changes kept there are ${rates.forms} errors of form and ${rates.spelling} of spelling in 100 words: by the table morfosintassi is at most ${morfosintassi} and ortografia at most ${ortografia}. Lower the score, or keep it at most one above and say why in aboveTable; do not drop right changes for it.`,
    ];
  }
  if (rates.forms + rates.spelling === 0 && scores.morfosintassi < 2)
    return ["No error of form was found, and yet morfosintassi is low: look again at both."];
  return [];
}

function toMarkingResult(context: Marking, unread: number, changes: readonly Change[], judgement: Judgement) {
  const { input, normal, sentences, words } = context;
  const { type, advice } = judgement.practise;
  const covered = toCovered(input.task.bullets, judgement);
  const { rates, table, bound } = capByErrors(context, changes, judgement);
  const scores = toScores(judgement);
  const rulings = [...listTextRulings(normal.text, words, input.task, covered)];
  if (exceedsCap(scores, table)) rulings.push(bound);
  const unreadRuling = findUnreadRuling(unread, sentences.length);
  if (unreadRuling) rulings.push(unreadRuling);
  const criteria = applyRulings(scores, rulings);
  return {
    criteria,
    score: sumCriteria(criteria),
    feedback: cleanText(judgement.feedback, MAX_CHARS.feedback),
    ...applyChanges(input.text, normal, changes, indexJudgements(changes, judgement, normal.text)),
    details: {
      evidence: toEvidence(normal.text, judgement),
      bullets: covered,
      reasons: rulings.map(({ reason }) => reason),
      ...showLeftOut(context.leftOut),
      rates,
      language: languageOf(judgement, input.locale),
      strength: cleanText(judgement.strength, MAX_CHARS.explanation),
      practise: { type, advice: cleanText(advice, MAX_CHARS.explanation) },
    } satisfies MarkDetails,
  };
}

const showLeftOut = (leftOut: TextRange[]): Pick<MarkDetails, "leftOut"> => (leftOut.length > 0 ? { leftOut } : {});

function toZeroResult({ text, task }: MarkInput, leftOut: TextRange[], { reason }: Ruling): MarkingResult {
  return {
    criteria: ZERO_SCORES,
    score: 0,
    feedback: "",
    correctedText: text,
    errors: [],
    details: { evidence: {}, bullets: task.bullets.map(() => false), reasons: [reason], ...showLeftOut(leftOut) },
  };
}
