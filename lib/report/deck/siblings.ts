import type { Sibling } from "@/lib/exam/content/siblings";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import type { QuestionCard } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/queries/deck";

/** Whether a sibling may replace a question: same tag, and a gap only for a gap. */
export function isSiblingOf(sibling: Sibling, { tag, section }: QuestionCard): boolean {
  return sibling.tag === tag && (sibling.kind === "gap") === hasGaps(section);
}

/** After a right answer, a sibling that the learner has not seen; null for the question itself. */
export function chooseSibling(
  card: QuestionCard,
  state: CardState | null,
  seen: ReadonlySet<string>,
  siblings: readonly Sibling[],
): Sibling | null {
  if (!state || state.grade === "again") return null;
  return siblings.find((sibling) => isSiblingOf(sibling, card) && !seen.has(sibling.id)) ?? null;
}
