import { redirect } from "next/navigation";
import { LoginCard } from "@/components/accounts/login-card";
import { PageShell } from "@/components/layout/page-shell";
import { findAccount } from "@/lib/accounts/gate";
import { toReturnPath } from "@/lib/accounts/return-path";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("accounts.login.title", { path: "/login" });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: Props) {
  const returnTo = toReturnPath((await searchParams)["next"]);
  if (await findAccount()) redirect(returnTo ?? "/dashboard");
  return (
    <PageShell className="mx-auto max-w-lg">
      <LoginCard variant="page" returnTo={returnTo} />
    </PageShell>
  );
}
