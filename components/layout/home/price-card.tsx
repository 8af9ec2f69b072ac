import { BookOpenCheck, FileText, ListChecks, SquarePen } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Disclaimer } from "@/components/layout/disclaimer";
import { Offer } from "@/components/layout/offer";
import { buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { countSimulations } from "@/lib/product/simulation-folders";

const FEATURES = [
  ["simulations", ListChecks],
  ["correction", SquarePen],
  ["review", BookOpenCheck],
  ["summary", FileText],
] as const;

/** What it costs, what is in it, and what it is not. */
export async function PriceCard() {
  const t = await getTranslations("accounts.landing");
  const translate = await getTranslations("home");
  return (
    <TitledCard id="price" tone="night" title={translate("priceTitle")}>
      <Offer />
      <ul aria-label={t("featuresTitle")} className="space-y-0.5">
        {FEATURES.map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-2.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <span>{t(`features.${name}`, { count: countSimulations() })}</span>
          </li>
        ))}
      </ul>
      <Disclaimer className="text-sm" />
      <a href="/register" className={buttonVariants({ className: "w-full" })}>
        {t("register")}
      </a>
      <p className="text-sm text-ink-soft">{t("registerHint")}</p>
    </TitledCard>
  );
}
