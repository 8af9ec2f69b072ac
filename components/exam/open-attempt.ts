import { AttemptStore } from "@/components/exam/attempt-store";

let opened: AttemptStore | null = null;

/**
 * The store of an attempt whose screen opens. Back and forward bring the page as the browser has it from its first visit, before
 * the learner's answers: then the store of that visit goes on. At the exam each part brings texts of its own.
 */
export function openAttempt(...input: ConstructorParameters<typeof AttemptStore>): AttemptStore {
  const [attempt, sections, writing, , serverNow] = input;
  if (serverNow) return new AttemptStore(...input);
  const isKnown = opened?.attempt.id === attempt.id && opened.isAsNewAs(sections, writing);
  const store = isKnown && opened ? opened : new AttemptStore(...input);
  // A server has many learners: only a browser keeps one.
  if (typeof window !== "undefined") opened = store;
  return store;
}
