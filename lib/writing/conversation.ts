import type { CorrectedSentences } from "@/lib/writing/changes";
import { FAULTS, type Failure } from "@/lib/writing/faults";
import { askCorrection, type WritingTask } from "@/lib/writing/prompt";
import type { Ask, Question } from "@/lib/writing/question";
import { readDraft } from "@/lib/writing/rewriting";
import type { SentenceSpan } from "@/lib/writing/sentences";

/** What came of one or two questions about the same thing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const UNREADABLE = "An earlier answer was cut off or did not follow the schema. Answer exactly as asked, and briefly.";

/**
 * Puts a question and, when the answer cannot be read or something is wrong with it, puts it once more with the
 * complaint. When the second answer fails too, the first one is what there is.
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
 * Has every sentence corrected. Sentences left out or written anew are asked for once more, then stay the learner's;
 * when that is more than half of them, the answer was no correction.
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
  const { corrected, faulty } = readDraft(sentences, first.value);
  if (faulty.length === 0) return { ok: true, value: corrected };

  const open = sentences.filter(({ n }) => faulty.includes(n));
  const complaint = "An earlier answer left these sentences out or rewrote them. Correct them minimally, each of them.";
  const second = await ask(askCorrection(task, open, complaint));
  const repaired = second.ok ? readDraft(open, second.value) : { corrected: new Map<number, string>(), faulty };
  if (repaired.faulty.length * 2 > sentences.length) return { ok: false, failure: "invalid" };
  return { ok: true, value: new Map([...corrected, ...repaired.corrected]) };
}
