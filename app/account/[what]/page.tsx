import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/accounts/account-frame";
import { ChangeView } from "@/components/accounts/change-view";
import { LandingView } from "@/components/accounts/landing-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { isAccountPart } from "@/lib/accounts/account-parts";
import { findAccount } from "@/lib/accounts/gate";
import { getOwnDetails } from "@/lib/accounts/queries";
import { hasPaid } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";

type Props = { params: Promise<{ what: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { what } = await params;
  const translate = await getTranslations("accounts.own.change");
  return isAccountPart(what) ? { title: translate(what) } : {};
}

export default async function ChangePage({ params }: Props) {
  const { what } = await params;
  if (!isAccountPart(what)) notFound();
  const account = await findAccount();
  if (!account) return <LandingView returnTo={`/account/${what}`} />;
  const [access, details] = await Promise.all([findAccess(account), getOwnDetails(account)]);
  const translate = await getTranslations("accounts.own.change");
  return (
    <AccountFrame account={account} hasPaid={hasPaid(access)} title={translate(what)}>
      <ReadAloud>
        <p className="break-words">{translate(`${what}Text`, { email: account.email })}</p>
      </ReadAloud>
      <ClientMessages
        namespaces={["accounts.own.change", "accounts.register", "accounts.doubts", "accounts.login", "errors.fields"]}
      >
        <ChangeView what={what} email={account.email} details={details} />
      </ClientMessages>
    </AccountFrame>
  );
}
