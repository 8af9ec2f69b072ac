import { redirect } from "next/navigation";
import { LoginCard } from "@/components/accounts/login-card";
import { PageShell } from "@/components/layout/page-shell";
import { Scene } from "@/components/layout/scene";
import { findAccount } from "@/lib/accounts/gate";
import { toReturnPath } from "@/lib/accounts/return-path";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("accounts.login.title", { path: "/login" });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Props) {
  const returnTo = toReturnPath((await searchParams)["next"]);
  if (await findAccount()) redirect(returnTo ?? "/dashboard");
  return (
    <PageShell className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-16">
      <LoginCard variant="page" returnTo={returnTo} />
      <Scene theme="home" className="rounded-xl max-lg:h-28 lg:col-start-1 lg:row-start-1" />
    </PageShell>
  );
}
