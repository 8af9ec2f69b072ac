import { notFound } from "next/navigation";
import { SecondFactorView } from "@/components/accounts/second-factor-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { findSecondFactor } from "@/lib/accounts/queries";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("accounts.secondFactor.title");

export default async function SecondFactorPage() {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return <SecondFactorView factor={await findSecondFactor(await requireAdmin())} />;
}
