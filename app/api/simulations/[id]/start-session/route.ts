import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { attemptOptionsSchema, simulationIdSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { readOptionalJson, route } from "@/lib/http/route";
import { requireLearner } from "@/lib/payments/gate";

/** Without a body the attempt is practice. An attempt under way keeps its mode. */
export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearner();
    const simulationId = parsePathPart(simulationIdSchema, id);
    const options = await readOptionalJson(request, attemptOptionsSchema);
    return { sessionId: await startAttempt(learner, simulationId, options) };
  },
});
