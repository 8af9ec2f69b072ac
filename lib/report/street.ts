import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";

/** `unmarked`: finished, and its writing gets no mark. `todo`: not begun. */
export type StopState = "passed" | "failed" | "pending" | "unmarked" | "active" | "todo";

/** A simulation as a stop of the street. */
export type Stop = {
  card: SimulationCard;
  state: StopState;
  /** Whether it is the one under way, or the next one. */
  isHere: boolean;
  /** The attempt that counts, once it is finished. */
  result: CompletedAttempt | null;
};

/** The simulations in their order. One is the learner's current one, unless all are finished or none may begin. */
export function toStops(cards: readonly SimulationCard[]): Stop[] {
  const here =
    cards.find(({ lastSession }) => lastSession?.status === "active") ?? cards.find(({ canStart }) => canStart);
  return cards.map((card) => {
    const { lastSession, completedAttempts } = card;
    const result = completedAttempts.find(({ setAside }) => !setAside) ?? null;
    const state = lastSession?.status === "active" ? "active" : result ? verdictOf(result) : "todo";
    return { card, state, isHere: card === here, result: state === "active" ? null : result };
  });
}

function verdictOf({ examPassed, pending }: CompletedAttempt): StopState {
  if (examPassed === null) return pending ? "pending" : "unmarked";
  return examPassed ? "passed" : "failed";
}

/** "Simulazione 3: casa, salute" as number and theme; the whole title is the theme if it has another form. */
export function splitTitle(title: string): { prefix: string; theme: string } {
  const [, prefix = "", theme = title] = /^([^:]+: )(.+)$/su.exec(title) ?? [];
  return { prefix, theme: theme.charAt(0).toUpperCase() + theme.slice(1) };
}
