import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { beginPart, endPart, refreshSitting } from "@/lib/exam/mutations/sitting";
import { attemptIdSchema, sittingActionSchema } from "@/lib/exam/schema";
import type { SittingView } from "@/lib/exam/sitting";
import { parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import type { Candidate } from "@/lib/payments/actor";
import { requireCandidate } from "@/lib/payments/gate";
import { correctWriting } from "@/lib/writing/mutations/correct-writing";

/** In seconds. The correction of the writing continues after the response. */
export const maxDuration = 120;

// GET reads the clock of the sitting, POST begins or hands in a part; both return the `SittingView`.
export const { GET, POST, PUT, PATCH, DELETE } = route<{ attemptId: string }>({
  GET: async (_request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    return respond(candidate, attemptId, await refreshSitting(candidate, attemptId));
  },
  POST: async (request, params) => {
    const candidate = await requireCandidate();
    const attemptId = parsePathPart(attemptIdSchema, params.attemptId);
    const { act, part } = await readJson(request, sittingActionSchema);
    const perform = act === "begin" ? beginPart : endPart;
    return respond(candidate, attemptId, await perform(candidate, attemptId, part));
  },
});

async function respond(candidate: Candidate, attemptId: string, view: SittingView): Promise<SittingView> {
  const locale = await getLocale();
  if (view.phase === "over") after(() => correctWriting(candidate, attemptId, locale));
  return view;
}
