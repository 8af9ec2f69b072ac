import { clearDurable } from "@/components/layout/durable";
import { deleteLocal, tryStorage } from "@/components/layout/local-storage";

/** The prefix of all names under which this device keeps answers and texts that the server has not confirmed. */
export const UNSAVED_PREFIX = "cils-answers:";

/** Deletes them all. Call it when another person begins to use the browser. */
export async function deleteUnsavedAnswers(): Promise<void> {
  const names = tryStorage(() => Object.keys(localStorage)) ?? [];
  deleteLocal(...names.filter((name) => name.startsWith(UNSAVED_PREFIX)));
  await clearDurable();
}
