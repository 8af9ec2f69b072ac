import { AttemptStore } from "@/components/exam/attempt-store";

let lastStore: AttemptStore | null = null;

/**
 * Reuses the store of the previous mount: going back or forward restores a page that is older than the learner's
 * answers. Exam sittings always get a new store, since each part has its own content.
 */
export function getAttemptStore(...input: ConstructorParameters<typeof AttemptStore>): AttemptStore {
  const [attempt, sections, writing, , serverNow] = input;
  if (serverNow) return new AttemptStore(...input);
  const isKnown = lastStore?.attempt.id === attempt.id && lastStore.isAsNewAs(sections, writing);
  const store = isKnown && lastStore ? lastStore : new AttemptStore(...input);
  // Browser only: on the server the module is shared by all users.
  if (typeof window !== "undefined") lastStore = store;
  return store;
}
