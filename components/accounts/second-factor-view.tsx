import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { SecondFactorSetup } from "@/components/accounts/second-factor-setup";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";

type Props = { factor: { since: Date; recoveryCodesLeft: number } | null };

/** An admin's second factor: the way to set it up, or what there is and how to remove it. */
export async function SecondFactorView({ factor }: Props) {
  const translate = await getTranslations("accounts.secondFactor");
  const format = await getFormatter();
  return (
    <PageShell className="max-w-2xl space-y-6">
      <Link href="/account" prefetch={false} className={buttonVariants({ variant: "secondary", size: "small" })}>
        <ArrowLeft aria-hidden="true" />
        {translate("back")}
      </Link>
      <h1 className="text-3xl">{translate("title")}</h1>
      <p>{translate("lead")}</p>
      {factor && (
        <Alert tone="good" title={translate("isOn", { date: format.dateTime(factor.since, { dateStyle: "long" }) })}>
          <p>{translate("codesLeft", { count: factor.recoveryCodesLeft })}</p>
        </Alert>
      )}
      <ClientMessages namespaces={["accounts.secondFactor", "accounts.login"]}>
        <SecondFactorSetup isOn={factor !== null} />
      </ClientMessages>
    </PageShell>
  );
}
