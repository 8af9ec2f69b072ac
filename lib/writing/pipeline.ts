import { languageName } from "@/lib/i18n/language-name";
import "server-only";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import { isAcceptedVariant } from "@/lib/writing/accepted-variants";
import type { Ask } from "@/lib/writing/anthropic";
import { findCertainErrors } from "@/lib/writing/certain-errors";
import { applyChanges, type Change, findChanges } from "@/lib/writing/changes";
import { askWithRetry, correctAgain, correctSentences, type ModelResult } from "@/lib/writing/conversation";
import { languageOf } from "@/lib/writing/detect-language";
import { findKnownWords } from "@/lib/writing/dictionary-thread";
import { type ErrorNoteKey, MAX_CHARS } from "@/lib/writing/error-kinds";
import { readErrorNotes } from "@/lib/writing/error-notes";
import { addMissed, type CertainError, explainAll, isDoubtful, keepCertain, listMissed } from "@/lib/writing/floor";
import type { TextRange } from "@/lib/writing/left-out";
import { cleanText, findJudgementFaults, indexJudgements, toCovered, toEvidence, toScores } from "@/lib/writing/marks";
import type { NormalText } from "@/lib/writing/normalise";
import { isTooLong, type MarkInput, prepareText } from "@/lib/writing/prepare-text";
import { judgementRequest } from "@/lib/writing/prompt";
import { RATE_TABLE_VERSION } from "@/lib/writing/rates";
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
import { addSameMistakes, keepSameMistakes, listReplaced } from "@/lib/writing/same-mistakes";
import type { Judgement, MarkDetails, MarkingCheckpoint, WritingError } from "@/lib/writing/schema";
import { numberSentences, type SentenceSpan } from "@/lib/writing/sentences";
import { chooseAlternatives, isConfirmed, mergeChanges } from "@/lib/writing/two-corrections";
import { joinSplitErrors } from "@/lib/writing/whole-errors";

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
  /** Asks for two independent corrections; for texts whose marks count. */
  isCorrectedTwice?: boolean;
  /** Called as soon as the corrected sentences are known. */
  onCheckpoint?: (begun: MarkingCheckpoint) => Promise<void>;
};

type Marking = {
  input: MarkInput;
  normal: NormalText;
  sentences: SentenceSpan[];
  words: number;
  leftOut: TextRange[];
  certain: CertainError[];
  explain: (note: ErrorNoteKey) => string;
};

/**
 * Leaves out what addresses the marker, corrects the sentences, has each error judged and explained, and bounds the
 * scores by the rules and by the errors that code finds itself. An empty or non-Italian text gets zero without a
 * call.
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
  const context: Marking = {
    input,
    normal,
    sentences: numberSentences(normal.text),
    words: countWords(normal.text),
    leftOut,
    certain: await findCertainErrors(normal.text),
    explain: await readErrorNotes(input.locale),
  };
  const corrected = await correctText(context, ask, addressesMarker, options);
  if (!corrected.ok) return corrected;
  const found = findAllChanges(context, corrected.value);
  const nonWords = await findNonWords(listReplaced(found));
  const changes = addMissed(addSameMistakes(found, nonWords, context.sentences), context.certain, context.sentences);
  const readWhole = (response: Judgement) => {
    const whole = joinSplitErrors(chooseAlternatives(changes, response), response, normal.text);
    return { changes: whole.changes, judgement: keepSameMistakes(whole.changes, whole.judgement, nonWords) };
  };
  const judgement = await askWithRetry(
    ask,
    (complaint) => judgementRequest(input.task, { ...context, changes, locale: input.locale }, complaint),
    (response) => {
      const whole = readWhole(response);
      return [
        ...findJudgementFaults(whole.changes, input.task.bullets, whole.judgement),
        ...findContradictions(context, whole.changes, whole.judgement),
        ...findOtherLanguage(input.locale, response),
      ];
    },
  );
  if (!judgement.ok) return judgement;
  const unread = context.sentences.filter(({ n }) => !corrected.value.sentences.some((sentence) => sentence.n === n));
  const whole = readWhole(judgement.value);
  const result = toMarkingResult(context, unread.length, whole.changes, whole.judgement);
  const findings = {
    certain: context.certain,
    left: listMissed(context.certain, found),
    dropped: listDropped(context, whole.changes, whole.judgement),
    // Not joined: the model must not lower the number of errors that makes a mark doubtful.
    corrections: changes.filter(
      (change) => !change.isUnclear && !isAcceptedVariant(change, normal.text) && isConfirmed(change, judgement.value),
    ),
  };
  if (isDoubtful(result.score, findings, context.words)) return { ok: false, failure: "doubtful" };
  return { ok: true, value: result };
}

/** The first correction, and if asked for the second, each stored as soon as it is known. */
async function correctText(
  { input, sentences }: Marking,
  ask: Ask,
  addressesMarker: number[],
  { checkpoint, onCheckpoint, isCorrectedTwice }: MarkOptions,
): Promise<ModelResult<MarkingCheckpoint>> {
  if (checkpoint) return { ok: true, value: checkpoint };
  const first = await correctSentences(ask, input.task, sentences);
  if (!first.ok) return first;
  const made = { ...first.value, ...(addressesMarker.length > 0 ? { leftOut: addressesMarker } : {}) };
  await onCheckpoint?.(made);
  const second = isCorrectedTwice ? await correctAgain(ask, input.task, sentences) : [];
  if (second.length === 0) return { ok: true, value: made };
  const both = { ...made, second };
  await onCheckpoint?.(both);
  return { ok: true, value: both };
}

function findAllChanges({ sentences, normal }: Marking, { second = [], ...first }: MarkingCheckpoint): Change[] {
  const changes = findChanges(sentences, first);
  if (second.length === 0) return changes;
  const others = findChanges(sentences, { sentences: second });
  return mergeChanges(
    changes,
    others,
    second.map(({ n }) => n),
    normal.text,
  );
}

async function findNonWords(words: readonly string[]): Promise<ReadonlySet<string>> {
  const known = words.length > 0 ? await findKnownWords(words) : new Set<string>();
  return new Set(words.filter((word) => !known.has(word)));
}

/** The certain errors that these judged changes leave uncorrected. */
const listDropped = ({ certain }: Marking, changes: readonly Change[], judgement: Judgement) =>
  listMissed(
    certain,
    changes.filter(({ id }) => judgement.changes.find((answer) => answer.id === id)?.keep !== false),
  );

/** The changes that stay, with their judgements: those that the model kept, and the certain errors. */
function listKept({ normal, certain, sentences, explain }: Marking, changes: readonly Change[], judgement: Judgement) {
  const judged = indexJudgements(changes, judgement, normal.text);
  const kept = changes.filter(({ id }) => judged.get(id)?.isKept !== false);
  const all = addMissed(kept, certain, sentences);
  return { changes: all, judged: explainAll(keepCertain(judged, all, certain, explain), all, explain) };
}

function findOtherLanguage(locale: string, judgement: Judgement): string[] {
  if (languageOf(judgement, locale) === locale) return [];
  return [
    `Every rule, the feedback, strength, advice and aboveTable must be written in ${languageName(locale, "en")}.`,
  ];
}

/** The marker may excuse a mark above the table, but not one above what the certain errors alone allow. */
function capByErrors(context: Marking, changes: readonly Change[], judgement: Judgement) {
  const { certain, words } = context;
  const kept = listKept(context, changes, judgement);
  const counted = kept.changes
    .filter(({ isUnclear }) => !isUnclear)
    .map((change) => ({ ...change, type: kept.judged.get(change.id)?.type ?? "altro" }));
  const [all, least] = [rateErrors(counted, words), rateErrors(certain, words)];
  const rates = { forms: Math.max(all.forms, least.forms), spelling: Math.max(all.spelling, least.spelling) };
  const table = errorRuling(rates, "");
  const excused = errorRuling(rates, cleanText(judgement.aboveTable, MAX_CHARS.note));
  const isExcused =
    excused.reason.rule === "errors_excused" &&
    exceedsCap(toScores(judgement), table) &&
    !exceedsCap(applyRulings(toScores(judgement), [excused]), errorRuling(least, ""));
  return { kept, rates, table, bound: isExcused ? excused : table };
}

function findContradictions(context: Marking, changes: readonly Change[], judgement: Judgement): string[] {
  const dropped = listDropped(context, changes, judgement);
  // By number: the assignment must hold none of the learner's words.
  const ids = changes.filter((change) => listMissed(dropped, [change]).length < dropped.length).map(({ id }) => id);
  if (ids.length > 0) return [`These changes correct certain errors, keep and explain them: ${ids.join(", ")}.`];
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
  const { kept, rates, table, bound } = capByErrors(context, changes, judgement);
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
    ...applyChanges(input.text, normal, kept.changes, kept.judged),
    details: {
      evidence: toEvidence(normal.text, judgement),
      bullets: covered,
      reasons: rulings.map(({ reason }) => reason),
      ...showLeftOut(context.leftOut),
      rates,
      rateTable: RATE_TABLE_VERSION,
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
