import { AttemptStore } from "@/components/exam/attempt-store";

let opened: AttemptStore | null = null;

/**
 * Reuses the previous visit's store: back and forward restore a page older than the learner's answers. Exam sittings
 * always get a new store, since each part has its own content.
 */
export function openAttempt(...input: ConstructorParameters<typeof AttemptStore>): AttemptStore {
  const [attempt, sections, writing, , serverNow] = input;
  if (serverNow) return new AttemptStore(...input);
  const isKnown = opened?.attempt.id === attempt.id && opened.isAsNewAs(sections, writing);
  const store = isKnown && opened ? opened : new AttemptStore(...input);
  // Browser only: on the server the module is shared by all users.
  if (typeof window !== "undefined") opened = store;
  return store;
}
