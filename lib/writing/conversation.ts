import type { Ask, ModelRequest } from "@/lib/writing/anthropic";
import { classifyCorrections } from "@/lib/writing/classify-corrections";
import { FAULTS, type Failure } from "@/lib/writing/faults";
import { correctionRequest, secondCorrectionRequest, type WritingTask } from "@/lib/writing/prompt";
import type { CorrectedSentences } from "@/lib/writing/schema";
import type { SentenceSpan } from "@/lib/writing/sentences";

export type ModelResult<T> = { ok: true; value: T } | { ok: false; failure: Failure };

const UNREADABLE = "An earlier answer was cut off or did not follow the schema. Answer exactly as asked, and briefly.";

/**
 * Retries once, telling the model what was wrong. If the retry fails too, the first response counts.
 * @param complaintsOf the faults of a response, worded for the model
 */
export async function askWithRetry<T>(
  ask: Ask,
  toRequest: (complaint: string | null) => ModelRequest<T>,
  complaintsOf: (value: T) => string[] = () => [],
): Promise<ModelResult<T>> {
  const first = await ask(toRequest(null));
  if (!first.ok && !FAULTS[first.failure].retryAtOnce) return first;
  const complaints = first.ok ? complaintsOf(first.value) : [UNREADABLE];
  if (complaints.length === 0) return first;
  const second = await ask(toRequest(complaints.join(" ")));
  return second.ok || !first.ok ? second : first;
}

/**
 * Corrects every sentence. Sentences that come back missing or rewritten are requested once more, with the whole text.
 * After that, a rewritten sentence counts as one change and a missing one stays uncorrected; if this affects more than
 * half of the text, the response is invalid.
 */
export async function correctSentences(
  ask: Ask,
  task: WritingTask,
  sentences: readonly SentenceSpan[],
): Promise<ModelResult<CorrectedSentences>> {
  const first = await askWithRetry(ask, (complaint) => correctionRequest(task, sentences, complaint));
  if (!first.ok) return first;
  const { corrected, rewritten, missing } = classifyCorrections(sentences, first.value);
  const faulty = [...missing, ...rewritten.map(({ n }) => n)];
  if (faulty.length === 0) return { ok: true, value: { sentences: corrected } };

  const retried = sentences.filter(({ n }) => faulty.includes(n));
  const complaint =
    "An earlier answer left the sentences of look out or rewrote them. Correct them minimally, each of them; write one anew only when nothing less makes it Italian.";
  const second = await ask(
    correctionRequest(
      task,
      sentences,
      complaint,
      retried.map(({ n }) => n),
    ),
  );
  const retry = second.ok
    ? classifyCorrections(retried, second.value)
    : { corrected: [], rewritten: [], missing: faulty };
  const rewrittenAgain = [...retry.rewritten, ...rewritten.filter(({ n }) => retry.missing.includes(n))];
  const unread = retry.missing.filter((n) => !rewrittenAgain.some((sentence) => sentence.n === n));
  if ((rewrittenAgain.length + unread.length) * 2 > sentences.length) return { ok: false, failure: "invalid" };
  return { ok: true, value: { sentences: [...corrected, ...retry.corrected, ...rewrittenAgain] } };
}

/**
 * A second correction, made without the first: the sentences that it corrects minimally. Nothing depends on it, so it is
 * not requested again, and if it fails there are none.
 */
export async function correctAgain(
  ask: Ask,
  task: WritingTask,
  sentences: readonly SentenceSpan[],
): Promise<CorrectedSentences["sentences"]> {
  const response = await ask(secondCorrectionRequest(task, sentences));
  return response.ok ? classifyCorrections(sentences, response.value).corrected : [];
}
