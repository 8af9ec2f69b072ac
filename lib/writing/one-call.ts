import type { Change } from "@/lib/writing/changes";
import type { Judgement, Proposal } from "@/lib/writing/schema";

type Edit = Proposal["sentences"][number]["edits"][number];

/** The judgement inside an answer to the one call: each change takes the type and words of the edit that speaks of it. */
export function toJudgement(
  { sentences, criteria, bullets, feedback }: Proposal,
  changes: readonly Change[],
): Judgement {
  return {
    changes: changes.map(({ id, sentence, original, corrected }) => {
      const edits = sentences.find(({ n }) => n === sentence)?.edits ?? [];
      const edit = findEdit(edits, original, corrected);
      return { id, type: edit?.type ?? "altro", explanation: edit?.explanation ?? "", keep: true };
    }),
    criteria,
    bullets,
    feedback,
  };
}

/** The edit that speaks of a change: the same words, or else one whose words hold the change's or are held by them. */
function findEdit(edits: readonly Edit[], original: string, corrected: string): Edit | undefined {
  const overlap = (a: string, b: string) => a.includes(b.trim()) || b.includes(a.trim());
  const exact = edits.find(
    (edit) => edit.original.trim() === original.trim() && edit.corrected.trim() === corrected.trim(),
  );
  return exact ?? edits.find((edit) => overlap(edit.original, original) && overlap(edit.corrected, corrected));
}
