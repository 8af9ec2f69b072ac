import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import { type Part, partMinutes, partOf, sectionMinutes } from "@/lib/exam/mode";
import { weakestSection } from "@/lib/exam/next-step";
import type { Attempt } from "@/lib/exam/queries";
import { SECTIONS, type Section, sectionsOfAbility, WRITING_ABILITY } from "@/lib/exam/sections";
import { daysBetween, italianDay } from "@/lib/product/italian-day";
import { planDeck, SESSION_MINUTES } from "@/lib/report/deck/plan";
import type { Deck } from "@/lib/report/deck/step";
import type { PaperWithWriting } from "@/lib/report/losses";
import { REREAD_DAYS, REST_DAYS } from "@/lib/report/plan/plan";
import { latestAbilities, listFinished } from "@/lib/report/standing";

/** Our own estimates: the mistakes of one section, and a new draft of a text that is there. */
const REVIEW_MINUTES = 10;
const REWRITING_MINUTES = 15;

type Timed = { minutes: number };

/**
 * The one step that the dashboard offers.
 *
 * - `examDay`, `rest`: the real exam is today, or tomorrow.
 * - `resume`: an attempt under way; `section` is the first one not handed in, null if only the end is missing.
 * - `resumeOnPaper`: an attempt on paper, which is handed in as a whole.
 * - `resumeExam`: an attempt in exam mode whose clock does not run yet; `minutes` is null without limits.
 * - `deck`: what was missed; `count` is the number of cards that the deck opens with.
 * - `rewrite`: the weakest ability is the writing, and its text was not rewritten yet.
 * - `start`: the next simulation, which begins with `section`.
 * - `review`: all simulations are finished; `section` is the weakest one.
 */
export type TodayStep =
  | { kind: "examDay" | "rest" }
  | { kind: "resume"; card: SimulationCard; section: Section | null; minutes: number | null }
  | { kind: "resumeOnPaper"; card: SimulationCard; minutes: null }
  | { kind: "resumeExam"; card: SimulationCard; part: Part; minutes: number | null }
  | ({ kind: "deck"; count: number } & Timed)
  | ({ kind: "rewrite"; attemptId: string; simulationId: number } & Timed)
  | ({ kind: "start"; card: SimulationCard; section: Section } & Timed)
  | ({ kind: "review"; attemptId: string; simulationId: number; section: Section } & Timed);

type Situation = {
  cards: readonly SimulationCard[];
  attempts: readonly Attempt[];
  papers: readonly PaperWithWriting[];
  deck: Deck;
  /** Day of the real exam, today or later, if known. */
  examDay: string | null;
  /** Ids of the attempts whose writing has another draft. */
  rewritten: readonly string[];
  canContinue: boolean;
  /** Whether attempts under way may be finished although nothing new may be begun. */
  mayFinish: boolean;
};

/**
 * Chooses from what is under way, the deck (once a day), the weakest ability and the plan: shortly before the real exam
 * nothing new begins. Null if nothing may be done.
 */
export function chooseTodayStep(situation: Situation, now: Date): TodayStep | null {
  const { deck, examDay, canContinue, mayFinish } = situation;
  const daysLeft = examDay === null ? Number.POSITIVE_INFINITY : daysBetween(italianDay(now), examDay);
  if (canContinue && daysLeft <= REST_DAYS) return { kind: daysLeft === 0 ? "examDay" : "rest" };
  const resumed = canContinue || mayFinish ? resumeStep(situation) : null;
  if (resumed || !canContinue) return resumed;
  const due = deckStep(deck, now);
  const isNew = daysLeft > REREAD_DAYS;
  const isReviewedToday = deck.states.some(({ answeredAt }) => italianDay(answeredAt) === italianDay(now));
  if (due && !(isNew && isReviewedToday)) return due;
  const others = isNew ? [rewriteStep, startStep, () => due, reviewStep] : [reviewStep, startStep];
  return others.map((choose) => choose(situation)).find((step) => step !== null) ?? null;
}

function resumeStep({ cards, attempts }: Situation): TodayStep | null {
  const card = cards.find(({ lastSession }) => lastSession?.status === "active");
  const attempt = attempts.find(({ id }) => id === card?.lastSession?.id);
  if (!card || !attempt) return null;
  if (attempt.onPaper) return { kind: "resumeOnPaper", card, minutes: null };
  const section = attempt.sections.find(({ lockedAt }) => lockedAt === null)?.section ?? null;
  if (attempt.mode === "practice")
    return { kind: "resume", card, section, minutes: section && sectionMinutes(section) };
  const part = partOf(section ?? SECTIONS[0]);
  return { kind: "resumeExam", card, part, minutes: partMinutes(part, attempt.extraTime) };
}

function deckStep({ cards, states }: Deck, now: Date): TodayStep | null {
  const { due } = planDeck(cards, states, now);
  return due.length > 0 ? { kind: "deck", count: due.length, minutes: SESSION_MINUTES } : null;
}

function rewriteStep({ cards, papers, rewritten }: Situation): TodayStep | null {
  const [weakest] = latestAbilities(listFinished(cards));
  if (weakest?.ability !== WRITING_ABILITY || weakest.passed !== false) return null;
  const paper = papers.find(({ attempt }) => attempt.id === weakest.attemptId);
  if (!paper?.writing || rewritten.includes(weakest.attemptId)) return null;
  const { id: attemptId, simulationId } = paper.attempt;
  return { kind: "rewrite", attemptId, simulationId, minutes: REWRITING_MINUTES };
}

function startStep({ cards }: Situation): TodayStep | null {
  const card = cards.find(({ canStart }) => canStart);
  const [section] = SECTIONS;
  return card ? { kind: "start", card, section, minutes: sectionMinutes(section) } : null;
}

function reviewStep({ cards, attempts }: Situation): TodayStep | null {
  const finished = listFinished(cards);
  const [weakest] = latestAbilities(finished);
  const attempt: CompletedAttempt | undefined = finished.find(({ id }) => id === weakest?.attemptId);
  const simulationId = attempts.find(({ id }) => id === attempt?.id)?.simulationId;
  if (!weakest || !attempt || simulationId === undefined) return null;
  const section = weakestSection(attempt, sectionsOfAbility(weakest.ability));
  return { kind: "review", attemptId: attempt.id, simulationId, section, minutes: REVIEW_MINUTES };
}
