import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { requireAccount } from "@/lib/accounts/gate";
import { renewAccessClaim } from "@/lib/accounts/next-auth";
import { readJson, route } from "@/lib/http/route";
import { cancelOpenPayment } from "@/lib/payments/mutations/cancel-open-payment";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { giftCodeSchema } from "@/lib/payments/schema";
import { clientAddress } from "@/lib/security/client-address";
import { limitAct, resetAct } from "@/lib/security/rate-limit";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    const { code } = await readJson(request, giftCodeSchema);
    const caller = { account: account.id, address: await clientAddress() };
    await limitAct("gift_code", caller);
    const expiresAt = await redeemGiftCode(account, code);
    await resetAct("gift_code", caller);
    await renewAccessClaim(expiresAt);
    after(() => cancelOpenPayment(account));
    const translate = await getTranslations("payments");
    return { success: true, message: translate("giftCode.redeemed"), accessExpiresAt: expiresAt.toISOString() };
  },
});
