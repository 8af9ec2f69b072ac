import { getTranslations } from "next-intl/server";
import { requireAccount } from "@/lib/accounts/gate";
import { readJson, route } from "@/lib/http/route";
import { openPayment } from "@/lib/payments/mutations/open-payment";
import { openPaymentSchema } from "@/lib/payments/schema";
import { requireCardPayment } from "@/lib/payments/stripe";
import { currentOffer } from "@/lib/product/product";
import { clientAddress } from "@/lib/security/client-address";
import { limitAct } from "@/lib/security/rate-limit";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    // Without a body no right is waived.
    const hasBody = request.headers.has("content-type");
    const { waiver } = hasBody ? await readJson(request, openPaymentSchema) : { waiver: false };
    await limitAct("open_payment", { account: account.id, address: await clientAddress() });
    const words = waiver ? (await getTranslations("payments.card"))("waiver") : null;
    const now = new Date();
    const clientSecret = await openPayment(account, words, now);
    const { publishableKey } = requireCardPayment();
    return { clientSecret, publishableKey, amountCents: currentOffer(now).priceCents };
  },
});
