import { readJson, route } from "@/lib/http/route";
import { openRehearsal } from "@/lib/oral/mutations/open-rehearsal";
import { startRehearsalSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const learner = await requireLearnerOf(request);
    return openRehearsal(learner, (await readJson(request, startRehearsalSchema)).mode);
  },
});
