import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { SimulationPicker } from "@/components/admin/simulation-picker";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { listSimulationOverviews } from "@/lib/admin/queries/question-health";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.questions"))("title") };
}

export default async function QuestionsPage() {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const translate = await getTranslations("admin.questions");
  return (
    <AdminFrame account={account} current="questions" title={translate("title")}>
      <SimulationPicker simulations={await listSimulationOverviews(await requireAdmin())} />
    </AdminFrame>
  );
}
