import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { findCaller } from "@/lib/accounts/known-browser";
import { resetPassword } from "@/lib/accounts/mutations/recover-password";
import { resetPasswordSchema } from "@/lib/accounts/schema";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const reset = await readJson(request, resetPasswordSchema);
    await resetPassword(reset, await findCaller(reset.email, ["signed_in", "asked_code"]));
    after(runQueuedJobs);
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("changed") };
  },
});
