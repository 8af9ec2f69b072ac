import { getLocale } from "next-intl/server";
import { attemptIdSchema } from "@/lib/exam/schema";
import { parsePathPart } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { requireCandidate } from "@/lib/payments/gate";
import { readSessionState } from "@/lib/writing/session-state";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, { attemptId }) => {
    const candidate = await requireCandidate();
    return readSessionState(candidate, parsePathPart(attemptIdSchema, attemptId), await getLocale());
  },
});
