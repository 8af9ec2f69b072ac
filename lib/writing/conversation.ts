import { FAULTS, type Failure } from "@/lib/writing/faults";
import { askCorrection, type WritingTask } from "@/lib/writing/prompt";
import type { Ask, Question } from "@/lib/writing/question";
import { readSentences } from "@/lib/writing/rewriting";
import type { CorrectedSentences } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

/** The result of asking once or twice about the same thing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const UNREADABLE = "An earlier answer was cut off or did not follow the schema. Answer exactly as asked, and briefly.";

/**
 * Asks a question and, when the answer cannot be read or something is wrong with it, asks once more with the complaint.
 * When the second answer fails too, the first one is used.
 * @param question makes the question, with the complaint about an earlier answer if there was one
 * @param complaintsOf what is wrong with an answer, in words for the model
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
 * Has every sentence corrected. Sentences left out or written anew are asked for once more. What is written anew again
 * is taken as it is, one change of the whole sentence; what is left out again stays the learner's. When that is more
 * than half of the sentences, the answer was no correction.
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
