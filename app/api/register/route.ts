import { getLocale } from "next-intl/server";
import { requireAccountOf } from "@/lib/accounts/gate";
import { markBrowser } from "@/lib/accounts/known-browser";
import { registerAccount } from "@/lib/accounts/mutations/register-account";
import { openSession } from "@/lib/accounts/next-auth";
import { registrationSchema } from "@/lib/accounts/schema";
import { signReviewToken } from "@/lib/accounts/tokens";
import { readJson, route } from "@/lib/http/route";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";
import { clientAddress } from "@/lib/security/client-address";
import { limitAct } from "@/lib/security/rate-limit";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const registration = await readJson(request, registrationSchema);
    await limitAct("register", { account: registration.email, address: await clientAddress() });
    const session = await registerAccount(registration, await getLocale(), new Date());
    await openSession(session, null);
    await markBrowser("signed_in", registration.email);
    const account = await requireAccountOf(session);
    const profile = toProfile(account, await findAccess(account), await signReviewToken(session));
    return Response.json(profile, { status: 201, headers: { "Cache-Control": "no-store" } });
  },
});
