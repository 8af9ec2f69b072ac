import { requireAccount } from "@/lib/accounts/gate";
import { renewAccessClaim } from "@/lib/accounts/next-auth";
import { toReturnPath } from "@/lib/accounts/return-path";
import { route } from "@/lib/http/route";
import { findAccess } from "@/lib/payments/queries";

/**
 * Renews the access claim in the session cookie, then redirects to `next`. The claim is outdated when access was bought
 * or redeemed on another device, and the middleware would redirect to payment.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const account = await requireAccount();
    await renewAccessClaim((await findAccess(account)).expiresAt);
    const next = toReturnPath(new URL(request.url).searchParams.get("next")) ?? "/dashboard";
    return new Response(null, { status: 303, headers: { Location: next, "Cache-Control": "no-store" } });
  },
});
