import { alignTexts } from "@/lib/writing/align";
import type { Proposal, WritingError } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";

type Edit = Proposal["sentences"][number]["edits"][number];

/**
 * Builds the correction of a text from what the model proposed sentence by sentence. A sentence the model left out or
 * answered with nothing stays the learner's; positions come from comparing the texts, never from the model.
 * @returns the corrected text and the located errors, in order
 */
export function locateErrors(original: string, proposal: Proposal): { correctedText: string; errors: WritingError[] } {
  const errors: WritingError[] = [];
  let correctedText = "";
  let at = 0;
  for (const sentence of numberSentences(original)) {
    const proposed = proposal.sentences.find(({ n }) => n === sentence.n);
    const corrected = proposed?.corrected.trim() || sentence.text;
    correctedText += original.slice(at, sentence.start);
    for (const hunk of alignTexts(sentence.text, corrected)) {
      const from = sentence.text.slice(hunk.start, hunk.end);
      const to = corrected.slice(hunk.correctedStart, hunk.correctedEnd);
      const edit = findEdit(proposed?.edits ?? [], from, to);
      errors.push({
        id: errors.length + 1,
        type: edit?.type ?? "altro",
        original: from,
        corrected: to,
        explanation: edit?.explanation ?? "",
        start: sentence.start + hunk.start,
        end: sentence.start + hunk.end,
        correctedStart: correctedText.length + hunk.correctedStart,
        correctedEnd: correctedText.length + hunk.correctedEnd,
      });
    }
    correctedText += corrected;
    at = sentence.end;
  }
  return { correctedText: correctedText + original.slice(at), errors };
}

/** The model's explanation that speaks of a change: one whose words hold the change's, or are held by them. */
function findEdit(edits: readonly Edit[], original: string, corrected: string): Edit | undefined {
  const overlap = (a: string, b: string) => a.includes(b.trim()) || b.includes(a.trim());
  const exact = edits.find(
    (edit) => edit.original.trim() === original.trim() && edit.corrected.trim() === corrected.trim(),
  );
  return exact ?? edits.find((edit) => overlap(edit.original, original) && overlap(edit.corrected, corrected));
}
