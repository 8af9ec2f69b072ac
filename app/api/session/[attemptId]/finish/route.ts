import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { parsePathPart } from "@/lib/errors";
import { finishAttempt } from "@/lib/exam/mutations";
import { getAttempt } from "@/lib/exam/queries";
import { attemptIdSchema } from "@/lib/exam/schema";
import { judgeExam } from "@/lib/exam/verdict";
import { requireLearner } from "@/lib/payments/gate";
import { route } from "@/lib/route";
import { correctWriting } from "@/lib/writing/mutations/correct-writing";

/** The correction of a writing still open goes on after the answer. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  POST: async (_request, params) => {
    const learner = await requireLearner();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    await finishAttempt(learner, attemptId);
    const verdict = judgeExam((await getAttempt(learner, attemptId)).sections);
    const locale = await getLocale();
    // The learner is not kept waiting: a writing not yet marked is marked after this answer.
    if (verdict.pending) after(() => correctWriting(learner, attemptId, locale));
    return { success: true, ...verdict };
  },
});
