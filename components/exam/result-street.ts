import type { Lights, SceneName } from "@/components/layout/scene";
import type { SimulationCard } from "@/lib/exam/cards";
import { isJustFinished } from "@/lib/exam/result-state";

/**
 * The street at a result: finished houses are lit, passed or not, and the one that was finished just now lights up.
 * @param themes in the order of `cards`
 * @param closedAt ISO time at which the result's attempt ended
 * @returns `from`: the place of the result's house
 */
export function resultStreet(
  card: SimulationCard,
  cards: readonly SimulationCard[],
  themes: readonly SceneName[],
  closedAt: string,
  now: Date,
): { buildings: { theme: SceneName; lights: Lights }[]; from: number } {
  const own = isJustFinished(closedAt, now) ? "going-on" : "on";
  const lightsOf = ({ id, completedAttempts, lastSession }: SimulationCard): Lights => {
    if (id === card.id) return own;
    if (completedAttempts.some(({ setAside }) => !setAside)) return "on";
    return lastSession ? "waiting" : "off";
  };
  return {
    buildings: themes.flatMap((theme, at) => {
      const other = cards[at];
      return other ? { theme, lights: lightsOf(other) } : [];
    }),
    from: cards.findIndex(({ id }) => id === card.id),
  };
}
