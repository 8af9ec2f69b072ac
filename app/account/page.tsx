import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LandingView } from "@/components/accounts/landing-view";
import { AccountView } from "@/components/payments/account-view";
import { findAccount } from "@/lib/accounts/gate";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("payments.account");
  return { title: translate("title") };
}

export default async function AccountPage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  const [access, order] = await Promise.all([findAccess(account), findPaymentOverview(account)]);
  return <AccountView account={account} access={access} order={order} />;
}
