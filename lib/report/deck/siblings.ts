import type { Sibling } from "@/lib/exam/content/siblings";
import { hasGaps } from "@/lib/exam/kinds/gap";
import type { QuestionCard } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/deck/plan";

/** Whether a sibling may stand in the place of a question: it tests the same, and is a gap where the question is one. */
export function isSiblingOf(sibling: Sibling, { tag, section }: QuestionCard): boolean {
  return sibling.tag === tag && (sibling.kind === "gap") === hasGaps(section);
}

/**
 * What comes in the place of a question: once it was answered right, a sibling that the learner has not seen.
 * @param seen the siblings that have come in place of any card
 * @returns null: the question itself, the first time, after a wrong answer, and where no sibling is left
 */
export function chooseSibling(
  card: QuestionCard,
  state: CardState | null,
  seen: ReadonlySet<string>,
  siblings: readonly Sibling[],
): Sibling | null {
  if (!state || state.grade === "again") return null;
  return siblings.find((sibling) => isSiblingOf(sibling, card) && !seen.has(sibling.id)) ?? null;
}
