import { addDays, daysBetween, italianDay, startOfItalianDay } from "@/lib/product/italian-day";
import type { DeckCard } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/queries/deck";

/** New cards per day, so that a long text with many errors does not arrive all at once. */
export const NEW_PER_DAY = 10;

/** Checked between cards: the card on screen may still be answered. */
export const SESSION_MINUTES = 5;

export type PlannedCard = { card: DeckCard; state: CardState | null };

/** Due cards, longest overdue first; then new ones, questions and errors in turn. `nextAt`: when another is due. */
export function planDeck(cards: readonly DeckCard[], states: readonly CardState[], now: Date) {
  const stateOf = new Map(states.map((state) => [state.name, state]));
  const seen = cards.flatMap((card) => {
    const state = stateOf.get(card.name);
    return state ? [{ card, state }] : [];
  });
  const unseen = cards.filter(({ name }) => !stateOf.has(name));
  const today = italianDay(now);
  const midnight = startOfItalianDay(today);
  const startedToday = states.filter(({ createdAt }) => createdAt >= midnight).length;
  const newCards = alternate(unseen).slice(0, Math.max(0, NEW_PER_DAY - startedToday));
  const dueAgain = seen
    .filter(({ state }) => state.dueAt <= now)
    .toSorted((a, b) => a.state.dueAt.getTime() - b.state.dueAt.getTime());
  const later = seen.map(({ state }) => state.dueAt).filter((dueAt) => dueAt > now);
  if (unseen.length > newCards.length) later.push(startOfItalianDay(addDays(today, 1)));
  const due: PlannedCard[] = [...dueAgain, ...newCards.map((card) => ({ card, state: null }))];
  return {
    due,
    nextAt: later.length > 0 ? new Date(Math.min(...later.map(Number))) : null,
    total: cards.length,
  };
}

function alternate(cards: readonly DeckCard[]): DeckCard[] {
  const latest = cards.toSorted((a, b) => b.foundAt.getTime() - a.foundAt.getTime());
  const questions = latest.filter(({ kind }) => kind === "question");
  const errors = latest.filter(({ kind }) => kind === "error");
  return latest.flatMap((_card, turn) => [questions[turn] ?? [], errors[turn] ?? []].flat());
}

export function isSessionOver(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= SESSION_MINUTES * 60_000;
}

export type Wait = { unit: "minutes" | "hours" | "days"; count: number };

/** Time until a moment in minutes, hours or days, rounded up. */
export function timeUntil(moment: Date, now: Date): Wait {
  const minutes = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const [day, today] = [italianDay(moment), italianDay(now)];
  if (day === today) return { unit: "hours", count: Math.ceil(minutes / 60) };
  return { unit: "days", count: daysBetween(today, day) };
}
