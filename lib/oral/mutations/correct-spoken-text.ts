import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/observability/log";
import { getTopic } from "@/lib/oral/content/topics";
import { ownRehearsal, toCorrectionView, toTopicId } from "@/lib/oral/queries";
import type { RehearsalView } from "@/lib/oral/rehearsal-view";
import type { StoredCorrection } from "@/lib/oral/schema";
import { findSpokenPatterns, SPOKEN_PROMPT_VERSION } from "@/lib/oral/spoken-correction";
import type { Learner } from "@/lib/payments/actor";
import { aiModel, isAiConfigured } from "@/lib/writing/anthropic";
import { FAULTS } from "@/lib/writing/faults";
import { budgetedAsk } from "@/lib/writing/mutations/budgeted-ask";
import { Prisma } from "@/prisma/generated/client";

const WORK_MS = 80_000;

/** After this time, the process that claimed the text is taken to be dead. */
const ABANDONED_MS = WORK_MS + 30_000;

type Correction = NonNullable<RehearsalView["correction"]>;

/**
 * Asks the AI teacher about the confirmed text, with the learner's consent. The AI is asked once per text: later
 * requests
 * get the same correction.
 * @param locale of the explanations
 * @throws AppError not_found; unprocessable (no text, or no Italian in it); unavailable (no AI teacher, its limits or
 * faults, or another request has the text)
 */
export async function correctSpokenText(
  learner: Learner,
  id: string,
  locale: string,
  now = new Date(),
): Promise<Correction> {
  const own = ownRehearsal(learner, id);
  const columns = { spokenText: true, topicId: true, correction: true } as const;
  const stored = await db().rehearsal.findFirst({ where: own, select: columns });
  if (!stored) throw new AppError("not_found");
  const [text, topicId] = [stored.spokenText, toTopicId(stored.topicId)];
  if (!text || !topicId) throw unusable("there is no text or topic");
  const known = toCorrectionView(stored.correction);
  if (known) return known;
  if (!isAiConfigured()) throw unavailable("no AI teacher");
  const claimed = await db().rehearsal.updateMany({
    where: {
      ...own,
      spokenText: text,
      correction: { equals: Prisma.DbNull },
      OR: [{ correctingSince: null }, { correctingSince: { lt: new Date(now.getTime() - ABANDONED_MS) } }],
    },
    data: { correctingSince: now, correctionConsentAt: now },
  });
  if (claimed.count === 0) throw unavailable("another request has the text");
  /** Only while the text is this one and the claim is ours. */
  const claim = { ...own, spokenText: text, correctingSince: now };
  try {
    const ask = budgetedAsk({ rehearsalId: own.id, userId: learner.id, kind: "spoken" }, WORK_MS);
    const found = await findSpokenPatterns({ text, topic: getTopic(topicId), locale }, ask);
    if (!found.ok) {
      log()[FAULTS[found.failure].level]({ rehearsalId: own.id, failure: found.failure }, "spoken text not corrected");
      throw unavailable(found.failure);
    }
    if (found.value === null) throw unusable("no Italian text");
    const correction: StoredCorrection = {
      patterns: found.value,
      language: locale,
      model: aiModel(),
      promptVersion: SPOKEN_PROMPT_VERSION,
    };
    const { count } = await db().rehearsal.updateMany({ where: claim, data: { correction, correctingSince: null } });
    if (count === 0) throw unavailable("the text was changed meanwhile");
    return { patterns: found.value, ai_generated: true };
  } catch (fault) {
    await db().rehearsal.updateMany({ where: claim, data: { correctingSince: null } });
    throw fault;
  }
}

const unavailable = (why: string) => new AppError("unavailable", why, { reason: "spoken_correction_later" });

const unusable = (why: string) => new AppError("unprocessable", why, { reason: "spoken_text_unusable" });
