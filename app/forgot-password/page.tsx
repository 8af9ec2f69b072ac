import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";
import { env } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  const translate = await getTranslations("accounts.forgotPassword");
  return { title: translate("title") };
}

export default async function ForgotPasswordPage() {
  const translate = await getTranslations("accounts.forgotPassword");
  const email = env().COMPANY_EMAIL;
  return (
    <PageShell className="max-w-2xl space-y-4">
      <h1 className="text-3xl">{translate("title")}</h1>
      <p>{translate("text")}</p>
      <p>{email ? translate("write", { email }) : translate("noEmail")}</p>
      <Link href="/login" prefetch={false} className={buttonVariants({ variant: "secondary" })}>
        {translate("back")}
      </Link>
    </PageShell>
  );
}
