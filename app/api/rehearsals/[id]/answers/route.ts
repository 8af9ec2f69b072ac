import { readJson, route } from "@/lib/http/route";
import { storeAnswer } from "@/lib/oral/mutations/store-rehearsal";
import { saveAnswerSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    await storeAnswer(learner, id, await readJson(request, saveAnswerSchema));
    return { done: true };
  },
});
