import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { findBrowserMark } from "@/lib/accounts/known-browser";
import { resetPassword } from "@/lib/accounts/mutations/recover-password";
import { resetPasswordSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { clientAddress } from "@/lib/security/client-address";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const reset = await readJson(request, resetPasswordSchema);
    const browser =
      (await findBrowserMark("signed_in", reset.email)) ?? (await findBrowserMark("asked_code", reset.email));
    await resetPassword(reset, { address: await clientAddress(), browser });
    after(runQueuedJobs);
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("changed") };
  },
});
