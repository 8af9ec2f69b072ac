import { deleteLocal, readLocal, storeLocal, tryStorage } from "@/components/layout/local-storage";
import { DATABASE_NAMES } from "@/lib/product/browser-storage";
import { daysAfter } from "@/lib/time";

/* The facts about voice recordings that every page needs, without loading the recording code. */

/** In local storage: the time from which the oldest recording is to be deleted. */
const DUE_KEY = "cils-voice";

/** Recordings are deleted once they are this old. */
export const VOICE_KEPT_DAYS = 30;

/** Notes the age of the oldest recording. @param savedAt null: there are none */
export function noteOldestVoice(savedAt: number | null): void {
  if (savedAt === null) deleteLocal(DUE_KEY);
  else storeLocal(DUE_KEY, String(daysAfter(new Date(savedAt), VOICE_KEPT_DAYS).getTime()));
}

/** Whether recordings on this device are to be deleted, without a look at the database. */
export function areVoicesDue(now: number): boolean {
  const due = readLocal(DUE_KEY);
  return due !== null && now >= Number(due);
}

/** Whether there may be recordings on this device. */
export const hasVoices = () => readLocal(DUE_KEY) !== null;

/** Deletes all recordings on this device. A window that is recording closes the database when notified, and stops. */
export function deleteVoices(): Promise<void> {
  deleteLocal(DUE_KEY);
  return new Promise((resolve) => {
    const request = tryStorage(() => indexedDB.deleteDatabase(DATABASE_NAMES.voice));
    if (!request) return resolve();
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}
