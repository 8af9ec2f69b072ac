import { getLocale } from "next-intl/server";
import { parsePathPart } from "@/lib/errors";
import { attemptIdSchema } from "@/lib/exam/schema";
import { requireCandidate } from "@/lib/payments/gate";
import { route } from "@/lib/route";
import { readSessionState } from "@/lib/writing/session-state";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, { attemptId }) => {
    const candidate = await requireCandidate();
    return readSessionState(candidate, parsePathPart(attemptIdSchema, attemptId), await getLocale());
  },
});
