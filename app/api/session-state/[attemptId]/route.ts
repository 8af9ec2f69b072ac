import { getLocale } from "next-intl/server";
import { parsePathPart } from "@/lib/errors";
import { attemptIdSchema } from "@/lib/exam/schema";
import { requireLearner } from "@/lib/payments/gate";
import { readSessionState } from "@/lib/report/queries";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, { attemptId }) => {
    const learner = await requireLearner();
    return readSessionState(learner, parsePathPart(attemptIdSchema, attemptId), await getLocale());
  },
});
