import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { formatDay, formatEuros } from "@/lib/product/format";
import { currentOffer, discountPercent } from "@/lib/product/product";
import { cn } from "@/lib/utils";

/** The price; while the offer runs also the list price struck through, the discount and the last day. */
export async function Offer({ className }: { className?: string }) {
  const translate = await getTranslations("product.offer");
  const words = await getTranslations("home");
  const locale = await getLocale();
  const offer = currentOffer();
  return (
    <div className={cn("space-y-0.5", className)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{translate("price")}</span>
        <strong className="font-display text-2xl font-semibold">{formatEuros(offer.priceCents, locale)}</strong>
        {offer.until && (
          <>
            <span className="sr-only">{translate("fullPrice")}</span>
            <s className="text-ink-soft">{formatEuros(offer.listPriceCents, locale)}</s>
            <Badge tone="good">{`-${discountPercent(offer)}%`}</Badge>
          </>
        )}
      </p>
      <p className="text-sm">{translate("oneTime")}</p>
      {offer.until && (
        <p className="text-sm text-ink-soft">
          {`${translate("limited")}, ${words("offerUntil", { date: formatDay(offer.until, locale) })}`}
        </p>
      )}
    </div>
  );
}
