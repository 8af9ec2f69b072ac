import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/accounts/account-frame";
import { LandingView } from "@/components/accounts/landing-view";
import { DeletionView } from "@/components/payments/deletion-view";
import { findAccount } from "@/lib/accounts/gate";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { hasPaid } from "@/lib/payments/entitlement";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";

export const generateMetadata = pageMetadata("payments.deletion.title");

export default async function DeletionPage() {
  const account = await findAccount();
  if (!account) return <LandingView returnTo="/account/delete" />;
  const [access, order] = await Promise.all([findAccess(account), findPaymentOverview(account)]);
  const translate = await getTranslations("payments.deletion");
  return (
    <AccountFrame account={account} hasPaid={hasPaid(access)} title={translate("title")}>
      <DeletionView isAdmin={account.isAdmin} access={access} order={order} />
    </AccountFrame>
  );
}
