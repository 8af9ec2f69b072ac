import { after } from "next/server";
import { requireAccount } from "@/lib/accounts/gate";
import { renewAccessClaim } from "@/lib/accounts/next-auth";
import { readJson, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { confirmPayment } from "@/lib/payments/mutations/confirm-payment";
import { findAccess } from "@/lib/payments/queries";
import { confirmPaymentSchema } from "@/lib/payments/schema";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    const { paymentIntentId } = await readJson(request, confirmPaymentSchema);
    const status = await confirmPayment(account, paymentIntentId);
    if (status === "succeeded") {
      await renewAccessClaim((await findAccess(account)).expiresAt);
      after(runQueuedJobs);
    }
    return { success: status === "succeeded", status };
  },
});
