import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { SecondFactorView } from "@/components/accounts/second-factor-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { findSecondFactor } from "@/lib/accounts/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("accounts.secondFactor"))("title") };
}

export default async function SecondFactorPage() {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  return <SecondFactorView factor={await findSecondFactor(await requireAdmin())} />;
}
