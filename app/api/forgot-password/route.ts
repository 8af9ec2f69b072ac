import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { requestPasswordReset } from "@/lib/accounts/mutations/recover-password";
import { forgotPasswordSchema } from "@/lib/accounts/schema";
import { clientAddress } from "@/lib/client-address";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const { email } = await readJson(request, forgotPasswordSchema);
    after(await requestPasswordReset(email, await clientAddress()));
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("sentText") };
  },
});
