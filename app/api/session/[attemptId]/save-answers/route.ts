import { parsePathPart } from "@/lib/errors";
import { saveAnswers } from "@/lib/exam/mutations";
import { attemptIdSchema, saveAnswersSchema } from "@/lib/exam/schema";
import { requireLearner } from "@/lib/payments/gate";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  POST: async (request, { attemptId }) => {
    const learner = await requireLearner();
    const input = await readJson(request, saveAnswersSchema);
    return saveAnswers(learner, parsePathPart(attemptIdSchema, attemptId), input);
  },
});
