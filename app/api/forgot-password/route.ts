import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { findCaller, markBrowser } from "@/lib/accounts/known-browser";
import { requestPasswordReset } from "@/lib/accounts/mutations/recover-password";
import { forgotPasswordSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const { email } = await readJson(request, forgotPasswordSchema);
    await requestPasswordReset(email, await findCaller(email));
    await markBrowser("asked_code", email);
    after(runQueuedJobs);
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("sentText") };
  },
});
