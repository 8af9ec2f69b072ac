import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { getAttempt } from "@/lib/exam/queries";
import { attemptIdSchema } from "@/lib/exam/schema";
import { judgeExam } from "@/lib/exam/verdict";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";
import { correctWriting } from "@/lib/writing/mutations/correct-writing";

/** In seconds. The correction of the writing continues after the response. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  POST: async (_request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    await finishAttempt(candidate, attemptId);
    const verdict = judgeExam((await getAttempt(candidate, attemptId)).sections);
    const locale = await getLocale();
    if (verdict.pending) after(() => correctWriting(candidate, attemptId, locale));
    return { success: true, ...verdict };
  },
});
