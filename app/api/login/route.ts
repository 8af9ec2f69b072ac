import { requireAccountOf } from "@/lib/accounts/gate";
import { openSession } from "@/lib/accounts/next-auth";
import { verifyLogin } from "@/lib/accounts/queries";
import { signReviewToken } from "@/lib/accounts/review-token";
import { loginSchema } from "@/lib/accounts/schema";
import { AppError } from "@/lib/errors";
import { toProfile } from "@/lib/payments/profile";
import { findAccess } from "@/lib/payments/queries";
import { countTry, forgetTries } from "@/lib/rate-limit";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const login = await readJson(request, loginSchema);
    await countTry("login_by_account", login.email);
    const user = await verifyLogin(login);
    if (!user) throw new AppError("unauthenticated", "wrong e-mail or password", { reason: "invalid_credentials" });
    await forgetTries("login_by_account", login.email);
    const claims = { userId: user.id, version: user.sessionVersion };
    await openSession({ ...claims, isAdmin: user.isAdmin });
    const account = await requireAccountOf(claims);
    return toProfile(account, await findAccess(account), await signReviewToken(claims));
  },
});
