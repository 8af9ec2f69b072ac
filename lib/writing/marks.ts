import { CRITERIA, CRITERION_NAMES, type CriteriaScores, type Criterion, mapCriteria } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import { isAcceptedVariant } from "@/lib/writing/accepted-variants";
import type { Change, JudgedChange } from "@/lib/writing/changes";
import { MAX_CHARS } from "@/lib/writing/error-kinds";
import { classifyChange } from "@/lib/writing/error-types";
import { normaliseText } from "@/lib/writing/normalise";
import type { Judgement, MarkDetails } from "@/lib/writing/schema";

function clampScore(criterion: Criterion, score: number): number {
  return Math.min(CRITERIA[criterion], Math.max(0, Math.floor(score)));
}

export function toScores({ criteria }: Judgement): CriteriaScores {
  return mapCriteria((name) => clampScore(name, criteria[name].score));
}

/** The judged changes by id: unknown ids are ignored, the first judgement counts, accepted variants are dropped. */
export function indexJudgements(changes: readonly Change[], judgement: Judgement, text: string) {
  const judged = new Map<number, JudgedChange>();
  for (const change of changes) {
    const judgedChange = judgement.changes.find((candidate) => candidate.id === change.id);
    const isAccepted = isAcceptedVariant(change, text);
    if (!judgedChange && !isAccepted && !change.isOnce) continue;
    judged.set(change.id, {
      id: change.id,
      type: change.isUnclear ? "altro" : (classifyChange(change) ?? judgedChange?.type ?? "altro"),
      explanation: shortenRule(cleanText(judgedChange?.rule ?? "", MAX_CHARS.explanation)),
      quoted: cleanText(judgedChange?.quoted ?? "", MAX_CHARS.note),
      example: cleanText(judgedChange?.example ?? "", MAX_CHARS.note),
      isKept: !isAccepted && (judgedChange?.keep ?? !change.isOnce),
    });
  }
  return judged;
}

/** Whether each point of the task is covered; a point that was not judged counts as covered. */
export function toCovered(points: readonly string[], { bullets }: Judgement): boolean[] {
  return points.map((_, index) => bullets.find(({ n }) => n === index + 1)?.covered ?? true);
}

/** Evidence that occurs in the text, by criterion; invented quotations are dropped. */
export function toEvidence(text: string, { criteria }: Judgement): MarkDetails["evidence"] {
  const plain = (words: string) => words.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const whole = plain(text);
  const evidence: MarkDetails["evidence"] = {};
  for (const name of CRITERION_NAMES) {
    const quote = cleanText(criteria[name].evidence, MAX_CHARS.evidence).replace(/^["«“]|["»”]$/gu, "");
    if (quote !== "" && whole.includes(plain(quote))) evidence[name] = quote;
  }
  return evidence;
}

/** What a reader at B1 takes in at once. */
export const MAX_RULE_WORDS = 25;

/** An explanation of at most so many words: its whole sentences that fit, or the beginning of a longer one. */
export function shortenRule(rule: string): string {
  if (countWords(rule) <= MAX_RULE_WORDS) return rule;
  let short = "";
  for (const [sentence] of rule.matchAll(/.+?(?:[.!?…]+["»”)]*(?=\s|$)|$)/gsu)) {
    if (countWords(short + sentence) > MAX_RULE_WORDS) break;
    short += sentence;
  }
  return short.trim() || `${rule.split(/\s+/u).slice(0, MAX_RULE_WORDS).join(" ")}…`;
}

/** Model output for people: nothing invisible, cut to `maxChars`. */
export function cleanText(words: string, maxChars: number): string {
  // Cut before normalising, so that excessive length costs no time.
  const { text } = normaliseText(words.slice(0, 2 * maxChars).toWellFormed());
  if (text.length <= maxChars) return text.trim();
  const beginning = text.slice(0, maxChars - 1).toWellFormed();
  return `${beginning.trim()}…`;
}

/** The faults of a judgement, worded for the model. */
export function findJudgementFaults(changes: readonly Change[], points: readonly string[], judgement: Judgement) {
  const faults: string[] = [];
  const missing = changes.filter(({ id }) => !judgement.changes.some((judgedChange) => judgedChange.id === id));
  if (missing.length > 0) faults.push(`These changes were not judged: ${missing.map(({ id }) => id).join(", ")}.`);
  const cut = judgement.changes.filter(({ rule }) => {
    const start = rule.slice(0, MAX_CHARS.explanation);
    return countWords(start) > MAX_RULE_WORDS && shortenRule(start).endsWith("…");
  });
  if (cut.length > 0)
    faults.push(
      `The rules of these changes are longer than ${MAX_RULE_WORDS} words: ${cut.map(({ id }) => id).join(", ")}.`,
    );
  for (const name of CRITERION_NAMES) {
    const { score } = judgement.criteria[name];
    if (score !== clampScore(name, score))
      faults.push(`The score of ${name} must be a whole number from 0 to ${CRITERIA[name]}.`);
  }
  if (points.some((_, index) => !judgement.bullets.some(({ n }) => n === index + 1)))
    faults.push(`Every point of the task, 1 to ${points.length}, must be judged.`);
  if (judgement.feedback.trim() === "") faults.push("The feedback is missing.");
  if (judgement.strength.trim() === "" || judgement.practise.advice.trim() === "")
    faults.push("strength and practise must say something.");
  return faults;
}
