import "server-only";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/words";
import { applyChanges, type Change, findChanges } from "@/lib/writing/changes";
import { askTwice, correctSentences, type Outcome } from "@/lib/writing/conversation";
import { languageOf } from "@/lib/writing/detect-language";
import { kindOf } from "@/lib/writing/kinds";
import type { Passage } from "@/lib/writing/left-out";
import { findFaults, toCovered, toEvidence, toJudged, toPlainText, toScores } from "@/lib/writing/marks";
import type { NormalText } from "@/lib/writing/normalise";
import { askJudgement, languageName } from "@/lib/writing/prompt";
import type { Ask } from "@/lib/writing/question";
import { isTooLong, type MarkInput, readHonestly } from "@/lib/writing/reading";
import {
  applyRulings,
  exceedsCap,
  NOTHING,
  type Ruling,
  rateErrors,
  ruleErrors,
  ruleText,
  ruleUnread,
} from "@/lib/writing/rules";
import {
  type BegunMarking,
  type CorrectedSentences,
  type Judgement,
  MAX_CHARS,
  type MarkDetails,
  type WritingError,
} from "@/lib/writing/schema";
import { numberSentences, type SentenceSpan } from "@/lib/writing/sentences";

/** Offsets are in the text as typed; `score` is the sum of the criteria. */
export type Marked = {
  criteria: CriteriaScores;
  score: number;
  feedback: string;
  correctedText: string;
  errors: WritingError[];
  details: MarkDetails;
};

export type MarkOptions = {
  begun?: BegunMarking | null;
  /** Called as soon as the corrected sentences are known. */
  onBegun?: (begun: BegunMarking) => Promise<void>;
};

type Work = { input: MarkInput; normal: NormalText; sentences: SentenceSpan[]; words: number; leftOut: Passage[] };

/**
 * Leaves out what addresses the marker, corrects the sentences, has each difference judged and explained, and bounds
 * the scores by the rules. An empty or non-Italian text gets zero without a call.
 * @param ask the service, or a recording
 */
export async function markText(input: MarkInput, ask: Ask, options: MarkOptions = {}): Promise<Outcome<Marked>> {
  const reading = await readHonestly(input, ask, options.begun?.leftOut ?? (options.begun ? [] : null));
  if (!reading.ok) return reading;
  const { normal, leftOut, toMarker, worthless } = reading.value;
  if (worthless) return { ok: true, value: markWorthless(input, leftOut, worthless) };
  if (isTooLong(normal.text)) return { ok: false, failure: "too_long" };
  const work = { input, normal, sentences: numberSentences(normal.text), words: countWords(normal.text), leftOut };
  const corrected: Outcome<CorrectedSentences> = options.begun
    ? { ok: true, value: options.begun }
    : await correctSentences(ask, input.task, work.sentences);
  if (!corrected.ok) return corrected;
  if (!options.begun)
    await options.onBegun?.({ ...corrected.value, ...(toMarker.length > 0 && { leftOut: toMarker }) });
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

function listKept(text: string, changes: readonly Change[], judgement: Judgement) {
  const judged = toJudged(changes, judgement, text);
  return changes
    .filter(({ id, isUnclear }) => !isUnclear && judged.get(id)?.isKept !== false)
    .map((change) => ({ ...change, type: judged.get(change.id)?.type ?? kindOf(change) ?? "altro" }));
}

function findOtherLanguage(locale: string, judgement: Judgement): string[] {
  if (languageOf(judgement, locale) === locale) return [];
  return [`Every rule, the feedback, strength, advice and aboveTable must be written in ${languageName(locale)}.`];
}

function boundByErrors({ normal, words }: Work, changes: readonly Change[], judgement: Judgement) {
  const rates = rateErrors(listKept(normal.text, changes, judgement), words);
  const table = ruleErrors(rates, "");
  const why = toPlainText(judgement.aboveTable, MAX_CHARS.note);
  const isExcused = why !== "" && exceedsCap(toScores(judgement), table);
  return { rates, table, bound: isExcused ? ruleErrors(rates, why) : table };
}

function findContradictions(work: Work, changes: readonly Change[], judgement: Judgement): string[] {
  const { rates, table, bound } = boundByErrors(work, changes, judgement);
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

function toMarked(work: Work, unread: number, changes: readonly Change[], judgement: Judgement): Marked {
  const { input, normal, sentences, words } = work;
  const covered = toCovered(input.task.bullets, judgement);
  const { rates, table, bound } = boundByErrors(work, changes, judgement);
  const scores = toScores(judgement);
  const rulings = [...ruleText(normal.text, words, input.task, covered)];
  if (exceedsCap(scores, table)) rulings.push(bound);
  const unreadRuling = ruleUnread(unread, sentences.length);
  if (unreadRuling) rulings.push(unreadRuling);
  const criteria = applyRulings(scores, rulings);
  return {
    criteria,
    score: sumCriteria(criteria),
    feedback: toPlainText(judgement.feedback, MAX_CHARS.feedback),
    ...applyChanges(input.text, normal, changes, toJudged(changes, judgement, normal.text)),
    details: {
      evidence: toEvidence(normal.text, judgement),
      bullets: covered,
      reasons: rulings.map(({ reason }) => reason),
      ...showLeftOut(work.leftOut),
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

const showLeftOut = (leftOut: Passage[]): Pick<MarkDetails, "leftOut"> => (leftOut.length > 0 ? { leftOut } : {});

function markWorthless({ text, task }: MarkInput, leftOut: Passage[], { reason }: Ruling): Marked {
  return {
    criteria: NOTHING,
    score: 0,
    feedback: "",
    correctedText: text,
    errors: [],
    details: { evidence: {}, bullets: task.bullets.map(() => false), reasons: [reason], ...showLeftOut(leftOut) },
  };
}
