import { route } from "@/lib/http/route";
import { eraseRehearsal } from "@/lib/oral/mutations/store-rehearsal";
import { requireLearnerOf } from "@/lib/payments/gate";

export const { GET, POST, PUT, PATCH, DELETE } = route<{ id: string }>({
  POST: async (request, { id }) => {
    await eraseRehearsal(await requireLearnerOf(request), id);
    return { done: true };
  },
});
