import "server-only";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/words";
import { applyChanges, type Change, type CorrectedSentences, findChanges } from "@/lib/writing/changes";
import { askTwice, correctSentences, type Outcome } from "@/lib/writing/conversation";
import { italianDictionary } from "@/lib/writing/hunspell";
import { findFaults, toCovered, toEvidence, toJudged, toPlainText, toScores } from "@/lib/writing/marks";
import { type NormalText, normaliseText } from "@/lib/writing/normalise";
import { toJudgement } from "@/lib/writing/one-call";
import { askBoth, askJudgement, type WritingTask } from "@/lib/writing/prompt";
import type { Ask } from "@/lib/writing/question";
import { readDraft } from "@/lib/writing/rewriting";
import { applyRulings, breaches, type Ruling, ruleEmpty, ruleErrors, ruleLanguage } from "@/lib/writing/rules";
import { type Judgement, LONGEST, type MarkDetails, type WritingError } from "@/lib/writing/schema";
import { numberSentences, type SentenceSpan } from "@/lib/writing/sentences";
import { ruleText } from "@/lib/writing/text-rules";

/** Over so many words or signs a text is no exam writing any more: a person looks at it. */
const MOST_WORDS = 600;
const MOST_SIGNS = 8000;

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
  /** One call for everything instead of two. */
  isOneCall?: boolean;
  /** What an earlier, interrupted go had already corrected. */
  draft?: CorrectedSentences | null;
  /** Told the corrected sentences as soon as they are there. */
  onDraft?: (draft: CorrectedSentences) => Promise<void>;
};

/** What all steps look at. */
type Work = { input: MarkInput; normal: NormalText; sentences: SentenceSpan[]; words: number };

/**
 * Marks one text: the sentences are corrected, the differences found by comparing, each judged and explained, and the
 * scores bounded by the rules. What an empty or a foreign text gets is settled without asking anybody.
 * @param ask whoever answers the questions
 */
export async function markText(input: MarkInput, ask: Ask, options: MarkOptions = {}): Promise<Outcome<Marked>> {
  const normal = normaliseText(input.text);
  const dictionary = await italianDictionary();
  const worthless = ruleEmpty(normal.text) ?? ruleLanguage(normal.text, (word) => dictionary.spell(word));
  if (worthless) return { ok: true, value: markWorthless(input, worthless) };
  const words = countWords(normal.text);
  if (words > MOST_WORDS || normal.text.length > MOST_SIGNS) return { ok: false, failure: "too_long" };
  const work = { input, normal, sentences: numberSentences(normal.text), words };
  return options.isOneCall ? markInOneCall(work, ask) : markInTwoCalls(work, ask, options);
}

async function markInTwoCalls(work: Work, ask: Ask, { draft, onDraft }: MarkOptions): Promise<Outcome<Marked>> {
  const { input, sentences } = work;
  const corrected: Outcome<CorrectedSentences> = draft
    ? { ok: true, value: draft }
    : await correctSentences(ask, input.task, sentences);
  if (!corrected.ok) return corrected;
  if (!draft) await onDraft?.(corrected.value);
  const changes = findChanges(sentences, corrected.value);
  const judgement = await askTwice(
    ask,
    (complaint) => askJudgement(input.task, sentences, changes, input.locale, complaint),
    (answer) => [...findFaults(changes, input.task.bullets, answer), ...findContradictions(work, changes, answer)],
  );
  return judgement.ok ? { ok: true, value: toMarked(work, changes, judgement.value) } : judgement;
}

async function markInOneCall(work: Work, ask: Ask): Promise<Outcome<Marked>> {
  const { input, sentences } = work;
  const proposal = await askTwice(
    ask,
    (complaint) => askBoth(input.task, sentences, input.locale, complaint),
    (answer) => {
      const { corrected, faulty } = readDraft(sentences, answer);
      const changes = findChanges(sentences, corrected);
      const judgement = toJudgement(answer, changes);
      return [
        ...(faulty.length > 0 ? [`These sentences were left out or rewritten: ${faulty.join(", ")}.`] : []),
        ...findFaults(changes, input.task.bullets, judgement),
        ...findContradictions(work, changes, judgement),
      ];
    },
  );
  if (!proposal.ok) return proposal;
  const { corrected, faulty } = readDraft(sentences, proposal.value);
  if (faulty.length * 2 > sentences.length) return { ok: false, failure: "invalid" };
  const changes = findChanges(sentences, corrected);
  return { ok: true, value: toMarked(work, changes, toJudgement(proposal.value, changes)) };
}

/** The bound that the changes kept set to the scores. */
function boundByErrors({ words }: Work, changes: readonly Change[], judgement: Judgement): Ruling {
  const judged = toJudged(changes, judgement);
  const kept = changes.filter(({ id }) => judged.get(id)?.isKept !== false);
  return ruleErrors(
    kept.map(({ id }) => judged.get(id)?.type ?? "altro"),
    words,
  );
}

/** Where scores and errors found do not agree, in words for the model. */
function findContradictions(work: Work, changes: readonly Change[], judgement: Judgement): string[] {
  const bound = boundByErrors(work, changes, judgement);
  const scores = toScores(judgement);
  const { morfosintassi, ortografia } = bound.most;
  if (breaches(scores, bound))
    return [`With these changes kept, morfosintassi is at most ${morfosintassi} and ortografia at most ${ortografia}.`];
  if (bound.reason.count === 0 && scores.morfosintassi < 2)
    return ["No error of form was found, and yet morfosintassi is low: look again at both."];
  return [];
}

function toMarked(work: Work, changes: readonly Change[], judgement: Judgement): Marked {
  const { input, normal, words } = work;
  const covered = toCovered(input.task.bullets, judgement);
  const bound = boundByErrors(work, changes, judgement);
  const scores = toScores(judgement);
  const rulings = [...ruleText(normal.text, words, input.task, covered), ...(breaches(scores, bound) ? [bound] : [])];
  const criteria = applyRulings(scores, rulings);
  return {
    criteria,
    score: sumCriteria(criteria),
    feedback: toPlainText(judgement.feedback, LONGEST.feedback),
    ...applyChanges(input.text, normal, changes, toJudged(changes, judgement)),
    details: {
      evidence: toEvidence(normal.text, judgement),
      bullets: covered,
      reasons: rulings.map(({ reason }) => reason),
    },
  };
}

/** What a text gets that nobody needs to read: nothing, and why. */
function markWorthless({ text, task }: MarkInput, { reason }: Ruling): Marked {
  return {
    criteria: { efficacia: 0, stile: 0, morfosintassi: 0, lessico: 0, ortografia: 0 },
    score: 0,
    feedback: "",
    correctedText: text,
    errors: [],
    details: { evidence: {}, bullets: task.bullets.map(() => false), reasons: [reason] },
  };
}
