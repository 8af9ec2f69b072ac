import { readJson, route } from "@/lib/http/route";
import { storeTopicChoice } from "@/lib/oral/mutations/open-rehearsal";
import { chooseTopicSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    const { topicId } = await readJson(request, chooseTopicSchema);
    await storeTopicChoice(learner, id, topicId);
    return { done: true };
  },
});
