import { redirect } from "next/navigation";
import { RegisterView } from "@/components/accounts/register-view";
import { PageShell } from "@/components/layout/page-shell";
import { findAccount } from "@/lib/accounts/gate";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export const generateMetadata = pageMetadata("accounts.register.title", {
  path: "/register",
  description: "home.registerDescription",
});

export default async function RegisterPage() {
  if (await findAccount()) redirect("/dashboard");
  return (
    <PageShell>
      <RegisterView />
    </PageShell>
  );
}
