import type { Heard } from "@/components/exam/sitting/sitting-calls";
import { keepLocal, readLocal } from "@/components/layout/local";
import { parseJson, property, textProperty } from "@/lib/http/call";

const nameOf = (attemptId: string) => `cils-hearing:${attemptId}`;

/** The last position stored in this browser, and which page played it. */
export function readJournal(attemptId: string): Heard | null {
  const entry = parseJson(readLocal(nameOf(attemptId)) ?? "");
  const token = textProperty(entry, "token");
  const positionMs = property(entry, "positionMs");
  return token !== null && Number.isInteger(positionMs) ? { token, positionMs: Number(positionMs) } : null;
}

/** Stores this page's position for the page opened after it. */
export function writeJournal(attemptId: string, heard: Heard): void {
  keepLocal(nameOf(attemptId), JSON.stringify(heard));
}
