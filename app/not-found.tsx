import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";

export default async function NotFound() {
  const translate = await getTranslations("layout.notFound");
  return (
    <PageShell className="max-w-2xl space-y-4">
      <div lang="en" className="space-y-2">
        <h1 className="text-3xl">404 Page Not Found</h1>
        <p className="text-ink-soft">Did you forget to add the page to the router?</p>
      </div>
      <p>{translate("text")}</p>
      <Link href="/" prefetch={false} className={buttonVariants()}>
        {translate("home")}
      </Link>
      <nav aria-label={translate("others")} className="flex flex-wrap gap-x-6">
        <Link href="/dashboard" prefetch={false} className="text-link py-2.5">
          {translate("dashboard")}
        </Link>
        <Link href="/login" prefetch={false} className="text-link py-2.5">
          {translate("login")}
        </Link>
      </nav>
    </PageShell>
  );
}
