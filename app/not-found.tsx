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
      <a href="/" className={buttonVariants()}>
        {translate("home")}
      </a>
    </PageShell>
  );
}
