import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { requireAccount } from "@/lib/accounts/gate";
import { giveUpPayment } from "@/lib/payments/mutations/give-up-payment";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { giftCodeSchema } from "@/lib/payments/schema";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const account = await requireAccount();
    const { code } = await readJson(request, giftCodeSchema);
    const expiresAt = await redeemGiftCode(account, code);
    after(() => giveUpPayment(account));
    const translate = await getTranslations("payments");
    return { success: true, message: translate("giftCode.redeemed"), accessExpiresAt: expiresAt.toISOString() };
  },
});
