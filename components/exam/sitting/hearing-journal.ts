import { readLocal, storeLocal } from "@/components/layout/local-storage";
import type { PlaybackPosition } from "@/lib/exam/sitting-calls";
import { parseJson, property, textProperty } from "@/lib/http/call";
import type { LocalName } from "@/lib/product/browser-storage";

const storageKey = (attemptId: string): LocalName => `cils-hearing:${attemptId}`;

/** The last position stored in this browser, and which page played it. */
export function readJournal(attemptId: string): PlaybackPosition | null {
  const entry = parseJson(readLocal(storageKey(attemptId)) ?? "");
  const token = textProperty(entry, "token");
  const positionMs = property(entry, "positionMs");
  return token !== null && Number.isInteger(positionMs) ? { token, positionMs: Number(positionMs) } : null;
}

/** Stores this page's position for the page opened after it. */
export function writeJournal(attemptId: string, position: PlaybackPosition): void {
  storeLocal(storageKey(attemptId), JSON.stringify(position));
}
