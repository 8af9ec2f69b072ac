import { getLocale } from "next-intl/server";
import { parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import { requireLearnerOf } from "@/lib/payments/gate";
import { clientAddress } from "@/lib/security/client-address";
import { enforceLimit, limitAct } from "@/lib/security/rate-limit";
import { draftNumberSchema, draftTaskSchema, handInDraftSchema } from "@/lib/writing/draft-task";
import { waitBriefly } from "@/lib/writing/mutations/correct-writing";
import { correctDraft, handInDraft } from "@/lib/writing/mutations/drafts";
import { getDraftSeries } from "@/lib/writing/queries/drafts";

/** In seconds. The correction continues after the response. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ task: string; number: string }>({
  POST: async (request, params) => {
    const learner = await requireLearnerOf(request);
    const task = parsePathPart(draftTaskSchema, params.task);
    const number = parsePathPart(draftNumberSchema, params.number);
    const { text, revision } = await readJson(request, handInDraftSchema);
    await getDraftSeries(learner, task);
    await limitAct("correction", { account: learner.id, address: await clientAddress() });
    await enforceLimit("draft_by_account", learner.id);
    await handInDraft(learner, { task, number }, text, revision);
    await waitBriefly(correctDraft(learner, { task, number }, await getLocale()));
    const { drafts } = await getDraftSeries(learner, task);
    const draft = drafts.find((one) => one.number === number);
    return draft?.result ? { status: "done", correctionResult: draft.result } : { status: "pending" };
  },
});
