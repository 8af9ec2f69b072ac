import { FAULTS, type Failure } from "@/lib/writing/faults";
import { askCorrection, type WritingTask } from "@/lib/writing/prompt";
import type { Ask, Question } from "@/lib/writing/question";
import { readSentences } from "@/lib/writing/rewriting";
import type { CorrectedSentences } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const UNREADABLE = "An earlier answer was cut off or did not follow the schema. Answer exactly as asked, and briefly.";

/**
 * Asks again with a complaint if the answer is unreadable or faulty. If the second answer fails, the first one counts.
 * @param complaintsOf the faults of an answer, worded for the model
 */
export async function askTwice<T>(
  ask: Ask,
  question: (complaint: string | null) => Question<T>,
  complaintsOf: (value: T) => string[],
): Promise<Outcome<T>> {
  const first = await ask(question(null));
  if (!first.ok && !FAULTS[first.failure].reask) return first;
  const complaints = first.ok ? complaintsOf(first.value) : [UNREADABLE];
  if (complaints.length === 0) return first;
  const second = await ask(question(complaints.join(" ")));
  return second.ok || !first.ok ? second : first;
}

/**
 * Has every sentence corrected; missing and rewritten ones are asked for once more. Then a rewritten sentence counts as
 * one change and a missing one stays as it is; if these are more than half, the answer is invalid.
 */
export async function correctSentences(
  ask: Ask,
  task: WritingTask,
  sentences: readonly SentenceSpan[],
): Promise<Outcome<CorrectedSentences>> {
  const first = await askTwice(
    ask,
    (complaint) => askCorrection(task, sentences, complaint),
    () => [],
  );
  if (!first.ok) return first;
  const { corrected, rewritten, missing } = readSentences(sentences, first.value);
  const faulty = [...missing, ...rewritten.map(({ n }) => n)];
  if (faulty.length === 0) return { ok: true, value: { sentences: corrected } };

  const open = sentences.filter(({ n }) => faulty.includes(n));
  const complaint =
    "An earlier answer left these sentences out or rewrote them. Correct them minimally, each of them; write one anew only when nothing less makes it Italian.";
  const second = await ask(askCorrection(task, open, complaint));
  const again = second.ok ? readSentences(open, second.value) : { corrected: [], rewritten: [], missing: faulty };
  const anew = [...again.rewritten, ...rewritten.filter(({ n }) => again.missing.includes(n))];
  const unread = again.missing.filter((n) => !anew.some((sentence) => sentence.n === n));
  if ((anew.length + unread.length) * 2 > sentences.length) return { ok: false, failure: "invalid" };
  return { ok: true, value: { sentences: [...corrected, ...again.corrected, ...anew] } };
}
