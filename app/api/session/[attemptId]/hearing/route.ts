import { readHearingView } from "@/lib/exam/hearing";
import { applyHearingAction } from "@/lib/exam/mutations/hearing";
import { getAttemptWithHearing } from "@/lib/exam/queries";
import { attemptIdSchema, hearingActionSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";

// GET returns the script (`HearingView`). POST takes the hearing over, reports progress or signs off; it returns the
// `HearingState`, or 409 `taken_over` when the page must stop.
export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, params) => {
    const candidate = await requireCandidate();
    const attempt = await getAttemptWithHearing(candidate, parsePathPart(attemptIdSchema, params.attemptId));
    return readHearingView(attempt.simulationId);
  },
  POST: async (request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    return applyHearingAction(candidate, attemptId, await readJson(request, hearingActionSchema));
  },
});
