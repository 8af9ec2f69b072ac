import { readJson, route } from "@/lib/http/route";
import { finishTry } from "@/lib/oral/mutations/store-rehearsal";
import { finishTrySchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    return finishTry(learner, id, (await readJson(request, finishTrySchema)).attempt);
  },
});
