import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LoginCard } from "@/components/accounts/login-card";
import { CheckNotice } from "@/components/citizenship/check-notice";
import { Footer } from "@/components/layout/footer";
import { About } from "@/components/layout/home/about";
import { PriceCard } from "@/components/layout/home/price-card";
import { LanguageSelector } from "@/components/layout/language-selector";
import { WideShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import type { SceneName } from "@/components/layout/scene";
import { SiteHeader } from "@/components/layout/site-header";
import { Street } from "@/components/layout/street";
import { buttonVariants } from "@/components/ui/button";
import { SIGN_IN_MARK, toReturnPath } from "@/lib/accounts/return-path";
import { ownLanguageNames } from "@/lib/i18n/language-name";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import { formatEuros } from "@/lib/product/format";
import { currentOffer, productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";
import { cn } from "@/lib/utils";

const STREET: readonly SceneName[] = ["home", "office", "health", "neighbourhood", "work"];

type Props = {
  returnTo?: string | null;
  tryHref?: string;
  /**
   * Collapses the sign-in on a phone: visitors of this page probably have no account. Elsewhere they must sign in
   * first.
   */
  isFolded?: boolean;
  /** The parts between hero and price. */
  children?: ReactNode;
  /** Content below the "who we are" section. */
  questions?: ReactNode;
};

/** Uses plain links, because `next/link` would add 3 KB for visitors who open one or two pages. */
export async function LandingView({ returnTo = null, tryHref = "/prova", isFolded = false, ...parts }: Props) {
  return (
    <WideShell header={<LandingHeader />} footer={<Footer proposesTranslations />}>
      <div className="bg-night">
        <div className="page grid gap-6 pt-4 pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-center lg:gap-16 lg:pt-6 lg:pb-8">
          <Hero tryHref={tryHref} isMain={isFolded} />
          <LoginCard variant="home" returnTo={toReturnPath(returnTo)} isFolded={isFolded} />
        </div>
        <Street ground="night" buildings={STREET.map((theme) => ({ theme }))} />
      </div>
      {parts.children}
      <div className="page grid items-start gap-4 py-6 sm:py-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-8">
        <CheckNotice as="card" />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PriceCard />
        </div>
        <div className="space-y-4">
          <About />
          {parts.questions}
        </div>
      </div>
    </WideShell>
  );
}

async function LandingHeader() {
  const translate = await getTranslations("layout");
  const login = await getTranslations("accounts.login");
  const menu = (
    <>
      <LanguageSelector label={translate("language")} names={ownLanguageNames()} />
      <a
        href={`#${SIGN_IN_MARK}`}
        className={buttonVariants({ variant: "secondary", size: "compact", className: "lg:hidden" })}
      >
        {login("title")}
      </a>
    </>
  );
  return <SiteHeader isNight menu={menu} />;
}

/** Fits a phone's first screen. */
async function Hero({ tryHref, isMain }: { tryHref: string; isMain: boolean }) {
  const t = await getTranslations("accounts.landing");
  const words = await getTranslations("home");
  const translate = await getTranslations("product");
  const price = formatEuros(currentOffer().priceCents, await getLocale());
  // On a phone the sign-in comes next.
  const forNewcomers = isMain ? undefined : "max-lg:hidden";
  return (
    <ReadAloud className="night space-y-3 lg:space-y-5">
      <p className="text-sm font-semibold text-accent">{translate("exam", { product: productName() })}</p>
      <h1 className="text-display">{t("title")}</h1>
      <p className={cn("max-w-reading text-lg", forNewcomers)}>
        {words("lead", { count: countSimulations(), languages: OFFERED_LOCALES.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={tryHref}
          className={buttonVariants({ variant: isMain ? "primary" : "secondary", className: "px-4 lg:px-6" })}
        >
          {words("try")}
        </a>
        <a href="/register" className={buttonVariants({ variant: "secondary", className: "px-4 lg:px-6" })}>
          {t("register")}
        </a>
      </div>
      <p className={cn("text-ink-soft", forNewcomers)}>{words("price", { price })}</p>
    </ReadAloud>
  );
}
