import { after } from "next/server";
import { requireAccount } from "@/lib/accounts/gate";
import { confirmPayment } from "@/lib/payments/mutations/confirm-payment";
import { confirmPaymentSchema } from "@/lib/payments/schema";
import { readJson, route } from "@/lib/route";
import { workSoon } from "@/lib/work-soon";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    const { paymentIntentId } = await readJson(request, confirmPaymentSchema);
    const status = await confirmPayment(account, paymentIntentId);
    if (status === "succeeded") after(workSoon);
    return { success: status === "succeeded", status };
  },
});
