import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findWritingToMark, type WritingToMark } from "@/lib/admin/queries/writings";
import { openMarks } from "@/lib/writing/mutations/blind-marks";

/**
 * Opens a handed-in writing for its teacher with the marks it has so far; that they were seen is remembered.
 * @returns "blind" while this teacher is marking it blind and must not see them, null when there is none of that id
 */
export async function openWriting(admin: Admin, writingId: string): Promise<WritingToMark | "blind" | null> {
  const writing = await findWritingToMark(admin, writingId);
  if (!writing?.handedIn.result) return writing;
  return (await openMarks(admin, writingId)) ? writing : "blind";
}
