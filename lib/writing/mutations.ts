import "server-only";
import { createHash } from "node:crypto";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { getSimulation } from "@/lib/exam/content/library";
import { type CriteriaScores, sumCriteria } from "@/lib/exam/criteria";
import { scoreWriting } from "@/lib/exam/mutations";
import { WRITING_PASS } from "@/lib/exam/score";
import { log } from "@/lib/log";
import { aiModel, askModel, isAiConfigured, type ModelAnswer } from "@/lib/writing/anthropic";
import { PROMPT_VERSION, writePromptMessage } from "@/lib/writing/prompt";
import { locateErrors } from "@/lib/writing/result";

/** How long a correction may be at work before another request may take it over. */
const LEASE_MS = 120_000;

/**
 * Has the AI teacher mark the writing of an attempt, if there is one, it is handed in, and nobody else is at it. The
 * same text is marked once: asked again it changes nothing. Without an AI, or when it fails, the writing goes on waiting.
 * @param locale the language of the explanations
 */
export async function correctWriting(account: Account, attemptId: string, locale: string): Promise<void> {
  const writing = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id }, corrections: { none: { state: "done" } } },
    select: { id: true, text: true, option: true, attempt: { select: { simulationId: true } } },
  });
  if (!writing || !isAiConfigured()) return;
  const correctionId = await claim(account, writing, locale);
  if (!correctionId) return;

  const { options, wordCount } = getSimulation(writing.attempt.simulationId).sections.scrittura;
  const chosen = options.find(({ id }) => id === writing.option) ?? options[0];
  const task = { prompt: chosen?.prompt ?? "", bullets: chosen?.bullets ?? [], words: wordCount };
  const answer = await askModel(writePromptMessage(writing.text, task, locale));
  await settle(correctionId, attemptId, writing.text, answer);
}

/** Takes the work on, in one statement, so that two requests never do it twice; null when it is done or being done. */
async function claim(account: Account, writing: { id: string; text: string }, locale: string): Promise<string | null> {
  const model = aiModel();
  const key = createHash("sha256")
    .update(JSON.stringify([account.id, writing.id, writing.text, PROMPT_VERSION, model]))
    .digest("hex");
  await db().correction.createMany({
    data: [{ writingId: writing.id, source: "ai", key, locale, model, promptVersion: PROMPT_VERSION }],
    skipDuplicates: true,
  });
  const now = new Date();
  const [claimed] = await db().correction.updateManyAndReturn({
    where: { key, OR: [{ state: { in: ["queued", "failed"] } }, { state: "running", leaseUntil: { lt: now } }] },
    data: { state: "running", leaseUntil: new Date(now.getTime() + LEASE_MS), tries: { increment: 1 }, failure: null },
    select: { id: true },
  });
  return claimed?.id ?? null;
}

async function settle(correctionId: string, attemptId: string, text: string, answer: ModelAnswer): Promise<void> {
  const now = new Date();
  if (!answer.ok) {
    log().warn({ correctionId, failure: answer.failure }, "a correction failed");
    await db().correction.update({
      where: { id: correctionId },
      data: { state: "failed", failure: answer.failure, leaseUntil: null },
    });
    return;
  }
  const { proposal, inputTokens, outputTokens } = answer;
  const { efficacia, stile, morfosintassi, lessico, ortografia } = proposal.criteria;
  const criteria: CriteriaScores = {
    efficacia: efficacia.score,
    stile: stile.score,
    morfosintassi: morfosintassi.score,
    lessico: lessico.score,
    ortografia: ortografia.score,
  };
  const score = sumCriteria(criteria);
  const { correctedText, errors } = locateErrors(text, proposal);
  await db().$transaction(async (tx) => {
    await tx.correction.update({
      where: { id: correctionId },
      data: {
        state: "done",
        leaseUntil: null,
        finishedAt: now,
        criteria,
        score,
        feedback: proposal.feedback,
        correctedText,
        errors,
        inputTokens,
        outputTokens,
      },
    });
    await scoreWriting(tx, attemptId, score, score >= WRITING_PASS, now);
  });
}
