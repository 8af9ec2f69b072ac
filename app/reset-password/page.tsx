import { ResetPasswordPanel } from "@/components/accounts/reset-password-panel";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { Card } from "@/components/ui/card";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("accounts.resetPassword.title");

type Props = { searchParams: Promise<{ email?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { email } = await searchParams;
  const linked = typeof email === "string" && email.length <= 254 ? email.trim() : "";
  return (
    <PageShell className="mx-auto max-w-xl">
      <Card className="space-y-5">
        <ClientMessages
          namespaces={["accounts.forgotPassword", "accounts.resetPassword", "accounts.login", "errors.fields"]}
        >
          <ResetPasswordPanel email={linked || null} />
        </ClientMessages>
      </Card>
    </PageShell>
  );
}
