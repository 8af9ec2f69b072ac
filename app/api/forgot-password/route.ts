import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { findBrowserMark, markBrowser } from "@/lib/accounts/known-browser";
import { requestPasswordReset } from "@/lib/accounts/mutations/recover-password";
import { forgotPasswordSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { clientAddress } from "@/lib/security/client-address";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const { email } = await readJson(request, forgotPasswordSchema);
    await requestPasswordReset(email, {
      address: await clientAddress(),
      browser: await findBrowserMark("signed_in", email),
    });
    await markBrowser("asked_code", email);
    after(runQueuedJobs);
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("sentText") };
  },
});
