import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Features } from "@/components/accounts/features";
import { LoginCard } from "@/components/accounts/login-card";
import { Disclaimer, DisclaimerSection } from "@/components/layout/disclaimer";
import { Offer } from "@/components/layout/offer";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";
import { toReturnPath } from "@/lib/accounts/return-path";
import { productName } from "@/lib/product";
import { countSimulations } from "@/lib/simulation-folders";

/**
 * The home page: what is offered, for how much, by whom not, and the way in.
 * @param returnTo the page that was asked for, if a sign-in leads back to it
 */
export async function LandingView({ returnTo = null }: { returnTo?: string | null }) {
  const translate = await getTranslations("accounts.landing");
  const product = productName();
  return (
    <PageShell className="space-y-10 sm:space-y-14">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-14">
        <div className="space-y-6">
          <h1 className="text-3xl sm:text-4xl">{translate("title", { product })}</h1>
          <p className="max-w-reading text-lg">{translate("lead", { count: countSimulations() })}</p>
          <Offer className="max-w-md" />
          <div className="space-y-2">
            <Link
              href="/register"
              prefetch={false}
              className={buttonVariants({ className: "w-full sm:w-auto sm:min-w-56" })}
            >
              {translate("register")}
            </Link>
            <p className="text-sm text-ink-soft">{translate("registerHint")}</p>
          </div>
          <Disclaimer className="max-w-reading" />
        </div>
        <LoginCard variant="home" returnTo={toReturnPath(returnTo)} />
      </div>
      <Features />
      <DisclaimerSection />
    </PageShell>
  );
}
