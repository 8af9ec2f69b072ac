import { LandingView } from "@/components/accounts/landing-view";
import { AccountView } from "@/components/payments/account-view";
import { ExportCard } from "@/components/report/export-card";
import { isAccountPart } from "@/lib/accounts/account-parts";
import { findAccount } from "@/lib/accounts/gate";
import { getOwnDetails, listOwnEvents } from "@/lib/accounts/queries";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { findAccess, findPaymentOverview } from "@/lib/payments/queries";

type Props = { searchParams: Promise<{ changed?: string }> };

export const generateMetadata = pageMetadata("payments.account.title");

export default async function AccountPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView returnTo="/account" />;
  const { changed } = await searchParams;
  const [access, order, details, events] = await Promise.all([
    findAccess(account),
    findPaymentOverview(account),
    getOwnDetails(account),
    listOwnEvents(account),
  ]);
  return (
    <AccountView
      account={account}
      access={access}
      order={order}
      details={details}
      events={events}
      changed={isAccountPart(changed) ? changed : null}
      dataExport={<ExportCard />}
    />
  );
}
