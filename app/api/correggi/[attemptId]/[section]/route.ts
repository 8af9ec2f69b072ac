import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { clientAddress } from "@/lib/client-address";
import { parsePathPart } from "@/lib/errors";
import { writingAnswersSchema } from "@/lib/exam/answers";
import { correctSection, handInWriting } from "@/lib/exam/mutations";
import { getAttempt } from "@/lib/exam/queries";
import { attemptIdSchema, sectionSchema } from "@/lib/exam/schema";
import { isQuestionSection } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";
import { requireLearner } from "@/lib/payments/gate";
import { countActBy } from "@/lib/rate-limit";
import { questionsResult } from "@/lib/report/records";
import { readJson, route } from "@/lib/route";
import { correctWriting } from "@/lib/writing/mutations/correct-writing";
import { findWriting } from "@/lib/writing/queries";
import { checkSpelling } from "@/lib/writing/spelling";

/** A correction goes on after the answer, so the function may live longer than anybody waits. */
export const maxDuration = 120;

/** How long the caller waits for the AI teacher; after that the page follows the state by itself. */
const WAIT_MS = 75_000;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string; section: string }>({
  POST: async (request, params) => {
    const learner = await requireLearner();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    const section = parsePathPart(sectionSchema, params.section);
    await getAttempt(learner, attemptId);
    await countActBy("correction", { account: learner.id, address: await clientAddress() });
    const locale = await getLocale();
    if (!isQuestionSection(section)) return answerWriting(learner, attemptId, request, locale);
    await correctSection(learner, attemptId, section);
    return { correctionResult: questionsResult(await getAttempt(learner, attemptId), section, locale) };
  },
});

async function answerWriting(learner: Learner, attemptId: string, request: Request, locale: string) {
  await handInWriting(learner, attemptId, await readJson(request, writingAnswersSchema));
  const work = correctWriting(learner, attemptId, locale);
  after(() => work);
  await Promise.race([work, pause(WAIT_MS, undefined, { ref: false })]);
  const writing = await findWriting(learner, attemptId);
  if (writing?.result) return { status: "done", correctionResult: writing.result };
  return { status: "pending", spelling: await checkSpelling(writing?.text ?? ""), wait: writing?.wait ?? null };
}
