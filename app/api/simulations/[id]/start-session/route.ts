import { parsePathPart } from "@/lib/errors";
import { startAttempt } from "@/lib/exam/mutations";
import { simulationIdSchema } from "@/lib/exam/schema";
import { requireLearner } from "@/lib/payments/gate";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (_request, { id }) => {
    const learner = await requireLearner();
    return { sessionId: await startAttempt(learner, parsePathPart(simulationIdSchema, id)) };
  },
});
