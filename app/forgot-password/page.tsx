import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ForgotPasswordSteps } from "@/components/accounts/forgot-password-steps";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { env } from "@/lib/env";
import { titled } from "@/lib/i18n/titled";

export const generateMetadata = titled("accounts.forgotPassword.title");

export default async function ForgotPasswordPage() {
  const translate = await getTranslations("accounts.forgotPassword");
  const hasMailServer = env().SMTP_URL !== undefined;
  return (
    <PageShell className="mx-auto max-w-xl">
      <Card className="space-y-5">
        <ClientMessages
          namespaces={["accounts.forgotPassword", "accounts.resetPassword", "accounts.login", "errors.fields"]}
        >
          <ForgotPasswordSteps />
        </ClientMessages>
        {!hasMailServer && <Alert>{translate("noMailServer")}</Alert>}
        <div className="border-t border-line pt-2">
          <Link className="text-link inline-block py-2.5" href="/login" prefetch={false}>
            {translate("back")}
          </Link>
        </div>
      </Card>
    </PageShell>
  );
}
