import { getFormatter, getTranslations } from "next-intl/server";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { type Column, DataTable } from "@/components/admin/table";
import { Alert } from "@/components/ui/alert";
import { type BatchResults, MIN_SAMPLE } from "@/lib/admin/queries/batch-results";
import type { GiftCodeBatch } from "@/lib/admin/queries/gift-code-batches";

type Props = { batch: GiftCodeBatch; results: BatchResults };

export async function BatchResultsView({ batch, results }: Props) {
  const t = await getTranslations("admin.giftCodes.batch");
  const { finished, judged } = results;
  return (
    <PageSection id="results" title={t("results")}>
      {batch.counts.used === 0 ? (
        <EmptyState>{t("nobody")}</EmptyState>
      ) : (
        <>
          <p className="text-ink-soft">{t("scope")}</p>
          {finished < MIN_SAMPLE && <Alert tone="careful">{t("few", { limit: MIN_SAMPLE })}</Alert>}
          {finished > judged && <p>{t("pending", { count: finished - judged })}</p>}
          <ResultTables batch={batch} results={results} />
        </>
      )}
    </PageSection>
  );
}

async function ResultTables({ batch, results }: Props) {
  const t = await getTranslations("admin.giftCodes.batch");
  const sections = await getTranslations("exam.sections");
  const format = await getFormatter();
  const mean = (value: number | null) =>
    value === null ? "-" : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const of = (part: number, whole: number) => t("of", { part, whole });
  const { learners, started, finishers, finished, judged, passed, meanTotal, maxTotal, sectionMeans } = results;
  const totals: Row[] = [
    [t("redeemed"), of(batch.counts.used, batch.size)],
    [t("started"), of(started, learners)],
    [t("finishers"), of(finishers, learners)],
    [t("finished"), format.number(finished)],
    [t("passed"), of(passed, judged)],
    [t("meanTotal", { max: maxTotal }), mean(meanTotal)],
  ];
  const means = sectionMeans.map((row): Row => [sections(row.section), mean(row.mean)]);
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <DataTable caption={t("results")} columns={nameValueColumns()} rows={totals} keyOf={([name]) => name} />
      <DataTable columns={nameValueColumns(t("section"), t("mean"))} rows={means} keyOf={([name]) => name} />
    </div>
  );
}

type Row = [name: string, value: string];

const nameValueColumns = (name = "", value = ""): Column<Row>[] => [
  { key: "name", head: name, cell: (row) => row[0] },
  { key: "value", head: value, cell: (row) => row[1], isNumber: true, className: "whitespace-nowrap" },
];
