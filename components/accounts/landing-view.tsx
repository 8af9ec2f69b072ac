import { BookOpenCheck, FileText, ListChecks, SquarePen } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LoginCard } from "@/components/accounts/login-card";
import { CheckNotice } from "@/components/citizenship/check-notice";
import { Disclaimer, DisclaimerSection } from "@/components/layout/disclaimer";
import { Offer } from "@/components/layout/offer";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button";
import { toReturnPath } from "@/lib/accounts/return-path";
import { productName } from "@/lib/product/product";
import { countSimulations } from "@/lib/product/simulation-folders";

type Props = {
  returnTo?: string | null;
  tryHref?: string;
  sample?: ReactNode;
  children?: ReactNode;
};

/** Uses plain links, because `next/link` would add 3 KB for visitors who open one or two pages. */
export async function LandingView({ returnTo = null, tryHref = "/prova", sample, children }: Props) {
  return (
    <PageShell className="space-y-14 sm:space-y-20">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-start lg:gap-16">
        <div className="min-w-0 space-y-14">
          <Hero tryHref={tryHref} />
          {sample}
        </div>
        <LoginCard variant="home" returnTo={toReturnPath(returnTo)} />
      </div>
      <CheckNotice as="card" />
      {children}
      <Features />
      <DisclaimerSection />
    </PageShell>
  );
}

/** Fits a phone's first screen. */
async function Hero({ tryHref }: { tryHref: string }) {
  const t = await getTranslations("accounts.landing");
  const words = await getTranslations("home");
  const product = productName();
  return (
    <div className="space-y-5">
      <h1 className="text-display">{t("title", { product })}</h1>
      <p className="max-w-reading text-lg">{words("lead", { count: countSimulations() })}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <a href={tryHref} className={buttonVariants({ className: "sm:min-w-56" })}>
          {words("try")}
        </a>
        <a href="/register" className={buttonVariants({ variant: "secondary" })}>
          {t("register")}
        </a>
      </div>
      <Offer />
      <div className="text-sm">
        <p className="text-ink-soft">{t("registerHint")}</p>
        <p className="lg:hidden">
          <a href="#login-title" className="text-link inline-block py-2.5">
            {words("signIn")}
          </a>
        </p>
      </div>
      <Disclaimer className="max-w-reading" />
    </div>
  );
}

const FEATURES = [
  { icon: ListChecks, title: "simulations", text: "simulationsText" },
  { icon: SquarePen, title: "correction", text: "correctionText" },
  { icon: BookOpenCheck, title: "review", text: "reviewText" },
  { icon: FileText, title: "summary", text: "summaryText" },
] as const;

async function Features() {
  const t = await getTranslations("accounts.landing");
  return (
    <section aria-labelledby="features-title" className="space-y-4">
      <h2 id="features-title" className="text-2xl">
        {t("featuresTitle")}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" />
            <div>
              <h3 className="text-lg">{t(`features.${title}`, { count: countSimulations() })}</h3>
              <p>{t(`features.${text}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
