import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LoginCard } from "@/components/accounts/login-card";
import { PageShell } from "@/components/layout/page-shell";
import { findAccount } from "@/lib/accounts/gate";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("accounts.login");
  return { title: translate("title") };
}

export default async function LoginPage() {
  if (await findAccount()) redirect("/dashboard");
  return (
    <PageShell className="mx-auto max-w-lg">
      <LoginCard variant="page" />
    </PageShell>
  );
}
