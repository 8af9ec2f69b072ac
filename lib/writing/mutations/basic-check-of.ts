import "server-only";
import { db } from "@/lib/db/client";
import type { SpellingFinding } from "@/lib/writing/schema";
import { checkSpelling } from "@/lib/writing/spelling";

/** Checks in progress, shared by concurrent callers. */
const underWay = new Map<string, Promise<SpellingFinding[]>>();

async function makeAndKeep(id: string, text: string): Promise<SpellingFinding[]> {
  const basicCheck = await checkSpelling(text);
  // Nothing is stored if the text was deleted meanwhile.
  const { count } = await db().writing.updateMany({ where: { id }, data: { basicCheck } });
  if (count === 0) await db().draft.updateMany({ where: { id }, data: { basicCheck } });
  return basicCheck;
}

type CheckedText = { id: string; text: string; basicCheck: SpellingFinding[] | null };

/** Basic check of a handed-in text, made on first use and stored with it. @throws AppError unavailable */
export async function basicCheckOf({ id, text, basicCheck }: CheckedText): Promise<SpellingFinding[]> {
  if (basicCheck) return basicCheck;
  const known = underWay.get(id);
  if (known) return known;
  const work = makeAndKeep(id, text).finally(() => underWay.delete(id));
  underWay.set(id, work);
  return work;
}
