import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { discountPercent, formatAmount, OFFER } from "@/lib/product";
import { cn } from "@/lib/utils";

/** The offer: the price, the list price struck through, the discount. Small and true. */
export async function Offer({ className }: { className?: string }) {
  const translate = await getTranslations("product.offer");
  const locale = await getLocale();
  return (
    <div className={cn("rounded-lg border border-line bg-surface p-4", className)}>
      <p className="text-sm text-ink-soft">{translate("limited")}</p>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{translate("price")}</span>
        <strong className="text-3xl">€{formatAmount(OFFER.priceCents, locale)}</strong>
        <span className="sr-only">{translate("fullPrice")}</span>
        <s className="text-ink-soft">€{formatAmount(OFFER.listPriceCents, locale)}</s>
        <Badge tone="good">-{discountPercent()}%</Badge>
      </p>
      <p className="mt-1">{translate("oneTime")}</p>
    </div>
  );
}
