import { hasVoices } from "@/components/layout/voices-on-device";
import { deleteRecordings, listRecordings } from "@/components/oral/device/recordings";
import { deleteRehearsal } from "@/lib/oral/calls";

/** The response where the rehearsal was deleted on another device. */
const NOT_FOUND = 404;

/**
 * Deletes a rehearsal: its recordings on this device first, because nothing lists them without it.
 * @throws Error if something of it is left
 */
export async function deleteRehearsalAndVoice(ownerId: string, rehearsalId: string): Promise<void> {
  const stored = await listRecordings(ownerId).catch((error: unknown) => {
    if (hasVoices()) throw error;
    // A browser that stores nothing has nothing to delete.
    return [];
  });
  if (stored.some((recording) => recording.rehearsalId === rehearsalId)) await deleteRecordings(ownerId, rehearsalId);
  const deleted = await deleteRehearsal(rehearsalId);
  if (!deleted.ok && deleted.status !== NOT_FOUND) throw new Error("the server has not deleted the rehearsal");
}
