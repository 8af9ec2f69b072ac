import { readJson, route } from "@/lib/http/route";
import { storeSpokenText } from "@/lib/oral/mutations/store-rehearsal";
import { saveSpokenTextSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    await storeSpokenText(learner, id, (await readJson(request, saveSpokenTextSchema)).text);
    return { done: true };
  },
});
