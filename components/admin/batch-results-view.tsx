import { getFormatter, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { type BatchResults, SMALL_SAMPLE } from "@/lib/admin/queries/batch-results";
import type { GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";

/** How the learners of a batch do, with a word of care where they are few. */
export async function BatchResultsView({ batch, results }: { batch: GiftCodeBatch; results: BatchResults }) {
  const t = await getTranslations("admin.giftCodes.batch");
  const sections = await getTranslations("exam.sections");
  const format = await getFormatter();
  const mean = (value: number | null) =>
    value === null ? "-" : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const of = (part: number, whole: number) => t("of", { part, whole });
  const { learners, started, finishers, finished, judged, passed, meanTotal, sectionMeans } = results;
  const rows = [
    ["redeemed", of(batch.counts.used, batch.size)],
    ["started", of(started, learners)],
    ["finishers", of(finishers, learners)],
    ["finished", format.number(finished)],
    ["passed", of(passed, judged)],
    ["meanTotal", mean(meanTotal)],
  ] as const;
  return (
    <section aria-labelledby="results" className="space-y-3">
      <h2 id="results" className="text-2xl">
        {t("results")}
      </h2>
      {batch.counts.used === 0 ? (
        <p className="rounded-md border border-dashed border-edge p-4">{t("nobody")}</p>
      ) : (
        <>
          <p className="text-ink-soft">{t("scope")}</p>
          {finished < SMALL_SAMPLE && <Alert tone="careful">{t("few", { limit: SMALL_SAMPLE })}</Alert>}
          {finished > judged && <p>{t("pending", { count: finished - judged })}</p>}
          <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            <table className="h-fit w-full border-collapse">
              <caption className="sr-only">{t("results")}</caption>
              <tbody>
                {rows.map(([name, value]) => (
                  <tr key={name} className="border-b border-line">
                    <th scope="row" className="py-2 pr-4 text-left font-normal">
                      {t(name)}
                    </th>
                    <td className="py-2 text-right whitespace-nowrap tabular-nums">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <table className="h-fit w-full border-collapse">
              <thead>
                <tr className="border-b-2 border-edge">
                  <th scope="col" className="py-2 pr-4 text-left">
                    {t("section")}
                  </th>
                  <th scope="col" className="py-2 text-right">
                    {t("mean")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {sectionMeans.map((row) => (
                  <tr key={row.section} className="border-b border-line">
                    <th scope="row" className="py-2 pr-4 text-left font-normal">
                      {sections(row.section)}
                    </th>
                    <td className="py-2 text-right tabular-nums">{mean(row.mean)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
