import { parsePathPart } from "@/lib/http/errors";
import { readJson, route } from "@/lib/http/route";
import { requireLearnerOf } from "@/lib/payments/gate";
import { draftNumberSchema, draftTaskSchema, saveDraftSchema } from "@/lib/writing/draft-task";
import { saveDraft } from "@/lib/writing/mutations/drafts";
import { readDraftState } from "@/lib/writing/queries/drafts";

type Params = { task: string; number: string };

const toName = ({ task, number }: Params) => ({
  task: parsePathPart(draftTaskSchema, task),
  number: parsePathPart(draftNumberSchema, number),
});

export const { GET, POST, PUT, PATCH, DELETE } = route<Params>({
  GET: async (request, params) => readDraftState(await requireLearnerOf(request), toName(params)),
  POST: async (request, params) => {
    const learner = await requireLearnerOf(request);
    return saveDraft(learner, toName(params), await readJson(request, saveDraftSchema));
  },
});
