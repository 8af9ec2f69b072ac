import { requireAccount } from "@/lib/accounts/gate";
import { renewAccessClaim } from "@/lib/accounts/next-auth";
import { toReturnPath } from "@/lib/accounts/return-path";
import { route } from "@/lib/http/route";
import { findAccess } from "@/lib/payments/queries";

/**
 * For a browser whose cookie is older than the access, which was paid or redeemed on another device: the middleware would turn it
 * away from what is paid for. Writes the access into the cookie and leads to the page that was asked for.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async (request) => {
    const account = await requireAccount();
    await renewAccessClaim((await findAccess(account)).expiresAt);
    const next = toReturnPath(new URL(request.url).searchParams.get("next"));
    return new Response(null, {
      status: 303,
      headers: { Location: next ?? "/dashboard", "Cache-Control": "no-store" },
    });
  },
});
