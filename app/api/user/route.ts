import { requireAccount } from "@/lib/accounts/gate";
import { renewAccessClaim } from "@/lib/accounts/next-auth";
import { issueReviewToken } from "@/lib/accounts/review-token";
import { route } from "@/lib/http/route";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async () => {
    const account = await requireAccount();
    const access = await findAccess(account);
    await renewAccessClaim(access.expiresAt);
    return toProfile(account, access, (await issueReviewToken()) ?? "");
  },
});
