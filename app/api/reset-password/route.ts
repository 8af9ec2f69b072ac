import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import { resetPassword } from "@/lib/accounts/mutations/recover-password";
import { resetPasswordSchema } from "@/lib/accounts/schema";
import { clientAddress } from "@/lib/client-address";
import { readJson, route } from "@/lib/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request) => {
    const reset = await readJson(request, resetPasswordSchema);
    after(await resetPassword(reset, await clientAddress()));
    const translate = await getTranslations("accounts.forgotPassword");
    return { success: true, message: translate("changed") };
  },
});
