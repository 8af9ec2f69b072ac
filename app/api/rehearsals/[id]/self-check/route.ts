import { readJson, route } from "@/lib/http/route";
import { storeSelfCheck } from "@/lib/oral/mutations/store-rehearsal";
import { saveSelfCheckSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    await storeSelfCheck(learner, id, (await readJson(request, saveSelfCheckSchema)).answers);
    return { done: true };
  },
});
