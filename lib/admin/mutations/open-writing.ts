import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findWritingToMark, type WritingToMark } from "@/lib/admin/queries/writings";
import { revealMarks } from "@/lib/writing/mutations/blind-marks";

/**
 * Opens a handed-in writing with its marks and records that this teacher has seen them.
 * @returns "blind" while this teacher is marking it blind, null when the id is unknown
 */
export async function openWriting(admin: Admin, writingId: string): Promise<WritingToMark | "blind" | null> {
  const writing = await findWritingToMark(admin, writingId);
  if (!writing?.handedIn.result) return writing;
  return (await revealMarks(admin, writingId)) ? writing : "blind";
}
