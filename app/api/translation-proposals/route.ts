import { readJson, route } from "@/lib/http/route";
import { storeTranslationProposal } from "@/lib/i18n/store-translation-proposal";
import { translationProposalSchema } from "@/lib/i18n/translation-proposal";
import { clientAddress } from "@/lib/security/client-address";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const proposal = await readJson(request, translationProposalSchema);
    await storeTranslationProposal(proposal, await clientAddress());
    return { success: true };
  },
});
