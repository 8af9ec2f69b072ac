import { clearDurable, readAllDurable } from "@/components/layout/durable";
import { deleteLocal, tryStorage } from "@/components/layout/local-storage";
import { hasPendingDraft } from "@/lib/product/stored-draft";

/** The prefix of all names under which this device keeps answers and texts that the server has not confirmed. */
export const UNSAVED_PREFIX = "cils-answers:";

/** The result from durable storage, or `otherwise` if it does not respond within four seconds. */
export const durableInTime = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([answer, new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), 4000))]);

const readLocals = () =>
  tryStorage(() => Object.entries<string>(localStorage).filter(([name]) => name.startsWith(UNSAVED_PREFIX))) ?? [];

/** Whether this device has answers that the server has not confirmed; long ones are in durable storage only. */
export const hasUnsavedAnswers = async () =>
  hasPendingDraft([...readLocals(), ...(await durableInTime(readAllDurable(), []))]);

/** Deletes them all. Call it when another person begins to use the browser. */
export async function deleteUnsavedAnswers(): Promise<void> {
  deleteLocal(...readLocals().map(([name]) => name));
  await clearDurable();
}
