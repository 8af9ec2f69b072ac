import { requireAccount } from "@/lib/accounts/gate";
import { renewReviewToken } from "@/lib/accounts/review-token";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";
import { route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const account = await requireAccount();
    return toProfile(account, await findAccess(account), (await renewReviewToken()) ?? "");
  },
});
