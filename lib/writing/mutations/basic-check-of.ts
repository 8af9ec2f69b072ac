import "server-only";
import { db } from "@/lib/db/client";
import type { SpellingFinding } from "@/lib/writing/schema";
import { checkSpelling } from "@/lib/writing/spelling";

/** The checks being made now: whoever asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<SpellingFinding[]>>();

async function makeAndKeep(id: string, text: string): Promise<SpellingFinding[]> {
  const basicCheck = await checkSpelling(text);
  // Of a text that was deleted meanwhile nothing is kept.
  const { count } = await db().writing.updateMany({ where: { id }, data: { basicCheck } });
  if (count === 0) await db().draft.updateMany({ where: { id }, data: { basicCheck } });
  return basicCheck;
}

/** A text that can no longer change, and what was found in it, if that was made already. */
type CheckedText = { id: string; text: string; basicCheck: SpellingFinding[] | null };

/**
 * The basic check of a writing or a draft that was handed in: made when it is first wanted, and kept with the text, which never changes.
 * @throws AppError unavailable
 */
export async function basicCheckOf({ id, text, basicCheck }: CheckedText): Promise<SpellingFinding[]> {
  if (basicCheck) return basicCheck;
  const known = underWay.get(id);
  if (known) return known;
  const work = makeAndKeep(id, text).finally(() => underWay.delete(id));
  underWay.set(id, work);
  return work;
}
