import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { env } from "@/lib/env";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay, formatEuros, formatPercent } from "@/lib/product/format";
import { currentOffer, discountPercent } from "@/lib/product/product";
import { cn } from "@/lib/utils";

/** The price; while the offer runs also the list price, the discount and the last day. */
export async function Offer({ className }: { className?: string }) {
  const translate = await getTranslations("product.offer");
  const words = await getTranslations("home");
  const locale = await getLocale();
  const offer = currentOffer();
  return (
    <div className={cn("space-y-0.5", className)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{translate("price")}</span>
        <strong className="font-display text-3xl font-semibold">{formatEuros(offer.priceCents, locale)}</strong>
        {offer.until && (
          <>
            <ListPrice label={translate("fullPrice")} price={formatEuros(offer.listPriceCents, locale)} />
            <Badge tone="good">{formatPercent(-discountPercent(offer) / 100, locale)}</Badge>
          </>
        )}
      </p>
      <p className="text-sm">{translate("oneTime")}</p>
      {offer.until && (
        <p className="text-sm text-ink-soft">
          {`${translate("limited")}, ${words("offerUntil", withArticles({ date: formatDay(offer.until, locale) }))}`}
        </p>
      )}
    </div>
  );
}

/** Struck through only if buyers really paid it; otherwise a name says what it is. */
function ListPrice({ label, price }: { label: string; price: string }) {
  const wasCharged = env().LIST_PRICE_CHARGED === "true";
  return (
    <>
      <span className={wasCharged ? "sr-only" : "text-sm text-ink-soft"}>{label}</span>
      {wasCharged ? <s className="text-ink-soft">{price}</s> : <span className="text-ink-soft">{price}</span>}
    </>
  );
}
