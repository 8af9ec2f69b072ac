import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ForgotPasswordSteps } from "@/components/accounts/forgot-password-steps";
import { ClientMessages } from "@/components/layout/client-messages";
import { ContactLine } from "@/components/layout/contact-line";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { mailDelivery } from "@/lib/mail/delivery";

export const generateMetadata = pageMetadata("accounts.forgotPassword.title");

export default async function ForgotPasswordPage() {
  const translate = await getTranslations("accounts.forgotPassword");
  const reasons = await getTranslations("errors.reasons");
  const mail = mailDelivery();
  return (
    <PageShell className="mx-auto max-w-xl">
      <Card className="space-y-5">
        {mail === "unconfigured" ? (
          <>
            <h1 className="text-3xl">{translate("title")}</h1>
            <Alert tone="careful">
              <p>{reasons("mail_unconfigured")}</p>
              <ContactLine />
            </Alert>
          </>
        ) : (
          <ClientMessages
            namespaces={["accounts.forgotPassword", "accounts.resetPassword", "accounts.login", "errors.fields"]}
          >
            <ForgotPasswordSteps />
          </ClientMessages>
        )}
        {mail === "outbox" && <Alert>{translate("noMailServer")}</Alert>}
        <div className="border-t border-line pt-2">
          <Link className="text-link inline-block py-2.5" href="/login" prefetch={false}>
            {translate("back")}
          </Link>
        </div>
      </Card>
    </PageShell>
  );
}
