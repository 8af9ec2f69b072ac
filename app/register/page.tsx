import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RegisterView } from "@/components/accounts/register-view";
import { PageShell } from "@/components/layout/page-shell";
import { findAccount } from "@/lib/accounts/gate";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("accounts.register");
  return { title: translate("title") };
}

export default async function RegisterPage() {
  if (await findAccount()) redirect("/dashboard");
  return (
    <PageShell>
      <RegisterView now={new Date()} />
    </PageShell>
  );
}
