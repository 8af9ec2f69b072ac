import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import type { Interval } from "@/lib/admin/item-analysis";
import { formatPercent } from "@/lib/product/format";

/** Formatters for the question health figures in the user's language; missing values become a dash. */
export async function figureFormat() {
  const t = await getTranslations("admin.questions");
  const format = await getFormatter();
  const locale = await getLocale();
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const toPercent = (share: number) => formatPercent(share, locale);
  const percent = (share: number | null) => (share === null ? "-" : toPercent(share));
  const index = (value: number | null) => (value === null ? "-" : format.number(value, decimals));
  return {
    percent,
    index,
    percentInterval: (range: Interval | null) =>
      range && t("interval", { from: toPercent(range[0]), to: toPercent(range[1]) }),
    indexInterval: (range: Interval | null) => range && t("interval", { from: index(range[0]), to: index(range[1]) }),
    seconds: (value: number) => {
      const seconds = Math.round(value);
      if (seconds < 60) return t("seconds", { count: seconds });
      return t("minutes", { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") });
    },
  };
}
