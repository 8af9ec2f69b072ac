import { getDueSoundPath } from "@/lib/exam/queries";
import { serveRecording } from "@/lib/exam/recording";
import { attemptIdSchema, stepIndexSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";

// The sound of one hearing step, while it is due or next. Browsers must not cache it.
export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string; step: string }>({
  GET: async (request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    const step = parsePathPart(stepIndexSchema, params.step);
    return serveRecording(await getDueSoundPath(candidate, attemptId, step), request, { mayKeep: false });
  },
});
