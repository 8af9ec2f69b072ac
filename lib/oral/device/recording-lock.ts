import type { RecordingKey } from "@/lib/oral/device/recording-parts";

/**
 * Keeps two windows of this browser from recording the same answer.
 * @returns releases the lock; null if another window has it
 */
export function lockRecording({ ownerId, rehearsalId, attempt, line }: RecordingKey): Promise<(() => void) | null> {
  const name = [`cils-voice:${ownerId}`, rehearsalId, attempt, line].join(":");
  return new Promise((resolve) => {
    // Older browsers have no locks, but two windows recording the same answer are even rarer.
    if (!("locks" in navigator)) return resolve(() => undefined);
    void navigator.locks.request(name, { ifAvailable: true }, (taken) => {
      if (!taken) return resolve(null);
      return new Promise<void>((free) => resolve(() => free()));
    });
  });
}
