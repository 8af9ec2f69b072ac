import { getLocale } from "next-intl/server";
import { readJson, route } from "@/lib/http/route";
import { correctSpokenText } from "@/lib/oral/mutations/correct-spoken-text";
import { requireOwnRehearsal } from "@/lib/oral/queries";
import { correctSpokenTextSchema } from "@/lib/oral/schema";
import { requireLearnerOf } from "@/lib/payments/gate";
import { clientAddress } from "@/lib/security/client-address";
import { enforceLimit, limitAct } from "@/lib/security/rate-limit";

/** In seconds. */
export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    const learner = await requireLearnerOf(request);
    await readJson(request, correctSpokenTextSchema);
    await requireOwnRehearsal(learner, id);
    await limitAct("correction", { account: learner.id, address: await clientAddress() });
    await enforceLimit("spoken_text_by_account", learner.id);
    return correctSpokenText(learner, id, await getLocale());
  },
});
