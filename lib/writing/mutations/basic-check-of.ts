import "server-only";
import { db } from "@/lib/db";
import type { HandedIn } from "@/lib/writing/queries";
import type { SpellingFinding } from "@/lib/writing/schema";
import { checkSpelling } from "@/lib/writing/spelling";

/** The checks being made now: whoever asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<SpellingFinding[]>>();

async function makeAndKeep(id: string, text: string): Promise<SpellingFinding[]> {
  const basicCheck = await checkSpelling(text);
  // Of a writing that was deleted meanwhile nothing is kept.
  await db().writing.updateMany({ where: { id }, data: { basicCheck } });
  return basicCheck;
}

/**
 * The basic check of a handed-in writing: made when it is first wanted, and kept with the text, which never changes.
 * @throws AppError unavailable
 */
export async function basicCheckOf({ id, text, basicCheck }: HandedIn): Promise<SpellingFinding[]> {
  if (basicCheck) return basicCheck;
  const known = underWay.get(id);
  if (known) return known;
  const work = makeAndKeep(id, text).finally(() => underWay.delete(id));
  underWay.set(id, work);
  return work;
}
