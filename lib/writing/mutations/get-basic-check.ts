import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { runBasicCheck } from "@/lib/writing/dictionary-thread";
import type { SpellingFinding } from "@/lib/writing/schema";

/** Checks in progress, shared by concurrent callers. */
const inFlight = new Map<string, Promise<SpellingFinding[]>>();

async function computeAndStore(id: string, text: string): Promise<SpellingFinding[]> {
  const basicCheck = await runBasicCheck(text);
  // Nothing is stored if the text was deleted meanwhile.
  const { count } = await db().writing.updateMany({ where: { id }, data: { basicCheck } });
  if (count === 0) await db().draft.updateMany({ where: { id }, data: { basicCheck } });
  return basicCheck;
}

type CheckedText = { id: string; text: string; basicCheck: SpellingFinding[] | null };

/** Basic check of a handed-in text, made on first use and stored with it. @throws AppError unavailable */
export async function getBasicCheck({ id, text, basicCheck }: CheckedText): Promise<SpellingFinding[]> {
  if (basicCheck) return basicCheck;
  const known = inFlight.get(id);
  if (known) return known;
  const work = computeAndStore(id, text).finally(() => inFlight.delete(id));
  inFlight.set(id, work);
  return work;
}

/** The same where only proposals depend on it: none while it is unavailable. */
export async function findBasicCheck(text: CheckedText): Promise<SpellingFinding[]> {
  return getBasicCheck(text).catch((error: unknown) => {
    log().warn({ err: error, textId: text.id }, "a text could not be checked for its teacher");
    return [];
  });
}
