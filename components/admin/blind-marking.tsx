import { getFormatter, getTranslations } from "next-intl/server";
import { RowLink } from "@/components/admin/links";
import { EmptyState, Folded, PageSection } from "@/components/admin/page-section";
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
          <AgreementTable agreement={agreement} rows={await listRows()} />
        ) : (
          <EmptyState>{t("nothing")}</EmptyState>
        )}
        <Explanation agreement={agreement} />
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
        <RowLink href={`/admin/writings/${id}/blind`}>
          {t("text", { simulation: simulationId, option: option ?? "-" })}
        </RowLink>
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

/** Explains the figures, and shows kappa, which needs the explanation. */
async function Explanation({ agreement }: Pick<Props, "agreement">) {
  const t = await getTranslations("admin");
  const format = await getFormatter();
  const name = t("blind.rows.kappa");
  const toText = ({ kappa }: Agreement) =>
    kappa === null ? t("blind.rows.few") : format.number(kappa, { maximumFractionDigits: 2 });
  return (
    <Folded title={t("questions.words.title")}>
      <p className="max-w-reading text-sm text-ink-soft">
        {t("blind.how", { pairs: MIN_PAIRS, latest: DRIFT_WINDOW })}
      </p>
      {(agreement.teachers || agreement.ai) && <AgreementTable agreement={agreement} rows={[{ name, toText }]} />}
    </Folded>
  );
}

type Row = { name: string; toText: (agreement: Agreement) => string };

async function listRows(): Promise<Row[]> {
  const t = await getTranslations("admin.blind.rows");
  const criteria = await getTranslations("writing.criteria");
  const format = await getFormatter();
  const sign = await createSignedFormat();
  const decimals = { maximumFractionDigits: 2 };
  return [
    { name: t("pairs"), toText: ({ pairs }) => format.number(pairs) },
    { name: t("distance"), toText: ({ distance }) => format.number(distance, decimals) },
    { name: t("difference"), toText: ({ difference }) => sign(difference) },
    ...CRITERION_NAMES.map((name): Row => ({ name: criteria(name), toText: (one) => sign(one.criteria[name]) })),
  ];
}

async function AgreementTable({ agreement: { teachers, ai }, rows }: Pick<Props, "agreement"> & { rows: Row[] }) {
  const t = await getTranslations("admin.blind.rows");
  const cell = (agreement: Agreement | null) => (row: Row) => (agreement ? row.toText(agreement) : "-");
  const columns: Column<Row>[] = [
    { key: "name", head: t("what"), cell: ({ name }) => name },
    { key: "teachers", head: t("teachers"), cell: cell(teachers), isNumber: true },
    { key: "ai", head: t("ai"), cell: cell(ai), isNumber: true },
  ];
  return <DataTable columns={columns} rows={rows} keyOf={({ name }) => name} />;
}
