import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { attemptIdSchema, saveAnswersSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  POST: async (request, { attemptId }) => {
    const candidate = await requireCandidate();
    const input = await readJson(request, saveAnswersSchema);
    return saveAnswers(candidate, parsePathPart(attemptIdSchema, attemptId), input);
  },
});
