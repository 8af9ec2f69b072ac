import { requireAccount } from "@/lib/accounts/gate";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { openPaymentSchema } from "@/lib/payments/schema";
import { publishableKey } from "@/lib/payments/stripe";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    // The specification's call has no body: then nothing was waived.
    const hasBody = request.headers.has("content-type");
    const { waiver } = hasBody ? await readJson(request, openPaymentSchema) : { waiver: false };
    return { clientSecret: await openPayment(account, waiver), publishableKey: publishableKey() };
  },
});
