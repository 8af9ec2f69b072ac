import { useLocale, useTranslations } from "next-intl";
import { formatScore } from "@/lib/product/format";
import { rateTableOf } from "@/lib/writing/rates";
import type { MarkDetails } from "@/lib/writing/schema";

const ROWS = [
  { criterion: "morfosintassi", rate: "forms" },
  { criterion: "ortografia", rate: "spelling" },
] as const;

/** The learner's errors beside the table that bounded the marks. */
export function RateTable({ rates, rateTable }: Pick<MarkDetails, "rates" | "rateTable">) {
  const t = useTranslations("writing");
  const locale = useLocale();
  if (!rates) return null;
  return (
    <div className="mt-4">
      <h4 className="font-semibold">{t("rates.title")}</h4>
      <p className="text-sm text-ink-soft">{t("rates.note")}</p>
      <table className="mt-2 w-full text-left text-sm">
        <thead>
          <tr>
            {(["yours", "points"] as const).map((head) => (
              <th key={head} scope="col" className="py-1 pr-3 align-bottom font-semibold">
                {t(`rates.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        {ROWS.map(({ criterion, rate }) => (
          <tbody key={criterion}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2 font-normal">
                {t(`criteria.${criterion}`)}
              </th>
            </tr>
            <tr className="align-top">
              <td className="py-1 pr-3 font-semibold">{formatScore(rates[rate], locale)}</td>
              <td className="py-1">
                {rateTableOf(rateTable)[criterion].map(({ upTo, most }) => (
                  <span key={most} className="block">
                    {upTo === null ? t("rates.more", { most }) : t("rates.upTo", { upTo, most })}
                  </span>
                ))}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
