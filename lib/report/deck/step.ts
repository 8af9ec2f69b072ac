import { listSiblings } from "@/lib/exam/content/siblings";
import { chooseSibling, toAskableQuestion } from "@/lib/report/deck/askable-question";
import type { DeckCard } from "@/lib/report/deck/cards";
import { isSessionOver, type PlannedCard, planDeck, timeUntil } from "@/lib/report/deck/plan";
import { type CardView, type DeckStep, toErrorCardView, toQuestionCardView } from "@/lib/report/deck/view";
import type { CardState } from "@/lib/report/queries/deck";

export type Deck = { cards: DeckCard[]; states: CardState[] };

/** The next card of a session that began at `startedAt`; titles in `locale`. */
export function nextStep({ cards, states }: Deck, startedAt: Date, now: Date, locale: string): DeckStep {
  const { due, nextAt, total } = planDeck(cards, states, now);
  const [first] = due;
  const seen = new Set(states.flatMap(({ siblings }) => siblings));
  return {
    card: first && !isSessionOver(startedAt, now) ? toCardView(first, seen, locale) : null,
    due: due.length,
    total,
    wait: nextAt && timeUntil(nextAt, now),
  };
}

function toCardView({ card, state }: PlannedCard, seen: ReadonlySet<string>, locale: string): CardView | null {
  const version = state?.version ?? 0;
  if (card.kind === "error") return toErrorCardView(card, version, locale);
  const { name, simulationId, section } = card;
  const sibling = chooseSibling(card, state, seen, listSiblings());
  const askable = toAskableQuestion(card, sibling);
  const ref = { name, version, sibling: sibling?.id ?? null, simulationId, section };
  return askable && toQuestionCardView(ref, askable, locale);
}
