import type { Change } from "@/lib/writing/changes";
import { classifyChange } from "@/lib/writing/error-types";
import type { Judgement } from "@/lib/writing/schema";
import { plainWords } from "@/lib/writing/tokens";

/** Limits of one error: its number of changes, and of words between two of them. */
export const WHOLE_ERROR = { changes: 4, wordsBetween: 5 } as const;

/**
 * Joins the changes that the model calls parts of one error, so that the error is explained, kept and counted once.
 * Changes that may not be joined stay separate and share the answer.
 * @param changes in order of the text, in which their offsets are
 * @returns each error with one answer, under the id that the model answered
 */
export function joinSplitErrors<J extends Pick<Judgement, "changes">>(
  changes: readonly Change[],
  judgement: J,
  text: string,
) {
  const answered = new Set(judgement.changes.map(({ id }) => id));
  const whole = new Map<number, Change | null>();
  const answers: J["changes"] = [];
  for (const answer of judgement.changes) {
    if (whole.has(answer.id)) continue;
    const ids = new Set([answer.id, ...(answer.joins ?? [])]);
    const parts = changes.filter(({ id }) => ids.has(id) && !whole.has(id));
    answers.push(answer);
    const [first, ...rest] = parts;
    if (!first || !parts.some(({ id }) => id === answer.id)) continue;
    if (isOneError(first, parts, changes, text)) {
      for (const { id } of parts) whole.set(id, null);
      whole.set(answer.id, { ...joinSpans(first, rest, text), id: answer.id });
    } else {
      for (const { id } of parts) if (id !== answer.id && !answered.has(id)) answers.push({ ...answer, id });
    }
  }
  const joined = changes.flatMap((change) => whole.get(change.id) ?? (whole.has(change.id) ? [] : [change]));
  return {
    changes: joined.toSorted((a, b) => a.start - b.start),
    judgement: { ...judgement, changes: answers },
  };
}

function isOneError(first: Change, parts: readonly Change[], changes: readonly Change[], text: string): boolean {
  if (parts.length > WHOLE_ERROR.changes) return false;
  const at = changes.indexOf(first);
  return parts.every((part, index) => {
    const next = parts[index + 1];
    return (
      part === changes[at + index] &&
      part.sentence === first.sentence &&
      !(parts.length > 1 && (part.isUnclear || isRespelt(part))) &&
      (!next || plainWords(text.slice(part.end, next.start)).length <= WHOLE_ERROR.wordsBetween)
    );
  });
}

/** A word that only its spelling makes wrong is an error of its own, whatever stands beside it. */
const isRespelt = (change: Change): boolean =>
  classifyChange(change) === "ortografico" &&
  plainWords(change.original).join() !== plainWords(change.corrected).join();

function joinSpans(first: Change, rest: readonly Change[], text: string): Change {
  const whole = { ...first };
  for (const part of rest) {
    whole.corrected += text.slice(whole.end, part.start) + part.corrected;
    whole.end = part.end;
  }
  return { ...whole, original: text.slice(whole.start, whole.end) };
}
