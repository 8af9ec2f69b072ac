import { requireAccountOf } from "@/lib/accounts/gate";
import { signIn } from "@/lib/accounts/mutations/sign-in";
import { openSession } from "@/lib/accounts/next-auth";
import { signReviewToken } from "@/lib/accounts/review-token";
import { loginSchema } from "@/lib/accounts/schema";
import { clientAddress } from "@/lib/client-address";
import { AppError } from "@/lib/errors";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const login = await readJson(request, loginSchema);
    const user = await signIn(login, await clientAddress());
    if (!user) throw new AppError("unauthenticated", "wrong e-mail or password", { reason: "invalid_credentials" });
    const claims = { userId: user.id, version: user.sessionVersion };
    await openSession({ ...claims, isAdmin: user.isAdmin });
    const account = await requireAccountOf(claims);
    return toProfile(account, await findAccess(account), await signReviewToken(claims));
  },
});
