import { requireAccount } from "@/lib/accounts/gate";
import { clientAddress } from "@/lib/client-address";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { openPaymentSchema } from "@/lib/payments/schema";
import { publishableKey } from "@/lib/payments/stripe";
import { countActBy } from "@/lib/rate-limit";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    // A call without a body waives nothing.
    const hasBody = request.headers.has("content-type");
    const { waiver } = hasBody ? await readJson(request, openPaymentSchema) : { waiver: false };
    await countActBy("open_payment", { account: account.id, address: await clientAddress() });
    return { clientSecret: await openPayment(account, waiver), publishableKey: publishableKey() };
  },
});
