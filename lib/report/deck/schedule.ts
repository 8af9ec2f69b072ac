import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from "ts-fsrs";
import type { Schedule } from "@/lib/report/deck/schema";

/** `again`: not known; `easy`: known without effort. */
export const DECK_GRADES = ["again", "good", "easy"] as const;
export type DeckGrade = (typeof DECK_GRADES)[number];

export const STAGES = ["learning", "review", "relearning"] as const;

const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;
const RATINGS: Record<DeckGrade, Grade> = { again: Rating.Again, good: Rating.Good, easy: Rating.Easy };

/** Default parameters. */
const scheduler = fsrs();

/** The schedule after an answer. @param schedule null for a card that was never answered */
export function scheduleNext(schedule: Schedule | null, grade: DeckGrade, now: Date): Schedule {
  const { card } = scheduler.next(schedule ? toCard(schedule) : createEmptyCard(now), now, RATINGS[grade]);
  return {
    stage: STAGES.find((stage) => STATES[stage] === card.state) ?? "learning",
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    answeredAt: now,
  };
}

function toCard({ stage, dueAt, scheduledDays, step, answeredAt, ...memory }: Schedule): Card {
  return {
    ...memory,
    state: STATES[stage],
    due: dueAt,
    scheduled_days: scheduledDays,
    learning_steps: step,
    last_review: answeredAt,
    // The library counts the days since the latest answer itself.
    elapsed_days: 0,
  };
}
