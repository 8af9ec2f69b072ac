import { getLocale } from "next-intl/server";
import { toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { listAttempts } from "@/lib/exam/queries";
import { route } from "@/lib/http/route";
import { requireLearner } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const learner = await requireLearner();
    return toSimulationCards(listSimulations(), await listAttempts(learner), true, await getLocale());
  },
});
