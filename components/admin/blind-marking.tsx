import { getFormatter, getTranslations } from "next-intl/server";
import { BoldLink } from "@/components/admin/links";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { type Column, DataTable } from "@/components/admin/table";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { MarkersAgreement, OfferedText } from "@/lib/admin/queries/blind-marks";
import { CRITERION_NAMES } from "@/lib/exam/criteria";
import { type Agreement, DRIFT_WINDOW, type Drift, MIN_PAIRS } from "@/lib/writing/agreement";

type Props = { texts: readonly OfferedText[]; agreement: MarkersAgreement };

export async function BlindMarking({ texts, agreement }: Props) {
  const t = await getTranslations("admin.blind");
  return (
    <>
      <PageSection id="blind" title={t("list")}>
        <p className="max-w-reading text-ink-soft">{t("lead")}</p>
        {texts.length === 0 ? <EmptyState>{t("none")}</EmptyState> : <TextTable texts={texts} />}
      </PageSection>
      <PageSection id="agreement" title={t("agreement")}>
        {agreement.drift && <DriftAlert drift={agreement.drift} />}
        {agreement.teachers || agreement.ai ? (
          <AgreementTable agreement={agreement} />
        ) : (
          <EmptyState>{t("nothing")}</EmptyState>
        )}
        <p className="max-w-reading text-sm text-ink-soft">{t("how", { pairs: MIN_PAIRS, latest: DRIFT_WINDOW })}</p>
      </PageSection>
    </>
  );
}

async function TextTable({ texts }: Pick<Props, "texts">) {
  const t = await getTranslations("admin.blind");
  const columns: Column<OfferedText>[] = [
    {
      key: "text",
      head: t("columns.text"),
      cell: ({ id, simulationId, option }) => (
        <BoldLink href={`/admin/writings/${id}/blind`}>
          {t("text", { simulation: simulationId, option: option ?? "-" })}
        </BoldLink>
      ),
    },
    { key: "words", head: t("columns.words"), cell: ({ words }) => words, isNumber: true },
    {
      key: "state",
      head: t("columns.state"),
      cell: (text) => <Badge>{t(text.hasOtherReading ? "second" : "first")}</Badge>,
    },
  ];
  return <DataTable columns={columns} rows={texts} keyOf={({ id }) => id} />;
}

async function DriftAlert({ drift: { before, latest } }: { drift: Drift }) {
  const t = await getTranslations("admin.blind");
  const sign = await createSignedFormat();
  return (
    <Alert tone="careful" title={t("drift")}>
      {t("driftText", { count: DRIFT_WINDOW, latest: sign(latest), before: sign(before) })}
    </Alert>
  );
}

async function createSignedFormat() {
  const format = await getFormatter();
  return (value: number) => format.number(value, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
}

type Row = { name: string; toText: (agreement: Agreement) => string };

async function AgreementTable({ agreement: { teachers, ai } }: Pick<Props, "agreement">) {
  const t = await getTranslations("admin.blind.rows");
  const criteria = await getTranslations("writing.criteria");
  const format = await getFormatter();
  const sign = await createSignedFormat();
  const decimals = { maximumFractionDigits: 2 };
  const rows: Row[] = [
    { name: t("pairs"), toText: ({ pairs }) => format.number(pairs) },
    { name: t("kappa"), toText: ({ kappa }) => (kappa === null ? t("few") : format.number(kappa, decimals)) },
    { name: t("distance"), toText: ({ distance }) => format.number(distance, decimals) },
    { name: t("difference"), toText: ({ difference }) => sign(difference) },
    ...CRITERION_NAMES.map((name): Row => ({ name: criteria(name), toText: (one) => sign(one.criteria[name]) })),
  ];
  const cell = (agreement: Agreement | null) => (row: Row) => (agreement ? row.toText(agreement) : "-");
  const columns: Column<Row>[] = [
    { key: "name", head: t("what"), cell: ({ name }) => name },
    { key: "teachers", head: t("teachers"), cell: cell(teachers), isNumber: true },
    { key: "ai", head: t("ai"), cell: cell(ai), isNumber: true },
  ];
  return <DataTable columns={columns} rows={rows} keyOf={({ name }) => name} />;
}
