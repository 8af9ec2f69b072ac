import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { formatEuros } from "@/lib/format";
import { currentOffer, discountPercent } from "@/lib/product";
import { cn } from "@/lib/utils";

/** The price; within the offer's dates also the list price struck through and the discount. Small and true. */
export async function Offer({ className }: { className?: string }) {
  const translate = await getTranslations("product.offer");
  const locale = await getLocale();
  const offer = currentOffer();
  return (
    <div className={cn("rounded-lg border border-line bg-surface p-4", className)}>
      {offer.until && <p className="text-sm text-ink-soft">{translate("limited")}</p>}
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{translate("price")}</span>
        <strong className="text-3xl">{formatEuros(offer.priceCents, locale)}</strong>
        {offer.until && (
          <>
            <span className="sr-only">{translate("fullPrice")}</span>
            <s className="text-ink-soft">{formatEuros(offer.listPriceCents, locale)}</s>
            <Badge tone="good">-{discountPercent(offer)}%</Badge>
          </>
        )}
      </p>
      <p className="mt-1">{translate("oneTime")}</p>
    </div>
  );
}
