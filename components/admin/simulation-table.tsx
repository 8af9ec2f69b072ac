import { getTranslations } from "next-intl/server";
import { RowLink } from "@/components/admin/links";
import { type Column, DataTable, TwoLines } from "@/components/admin/table";
import { Alert } from "@/components/ui/alert";
import { MIN_LEARNERS } from "@/lib/admin/item-rules";
import type { SimulationOverview } from "@/lib/admin/queries/question-health";

export async function SimulationTable({ simulations }: { simulations: readonly SimulationOverview[] }) {
  const t = await getTranslations("admin.questions");
  const isFew = ({ attempts }: SimulationOverview) => attempts < MIN_LEARNERS;
  const columns: Column<SimulationOverview>[] = [
    {
      key: "simulation",
      head: t("columns.simulation"),
      cell: ({ id, title }) => <RowLink href={`/admin/questions/${id}`}>{title}</RowLink>,
    },
    {
      key: "attempts",
      head: t("columns.attempts"),
      isNumber: true,
      className: (one) => (isFew(one) ? "text-ink-soft" : ""),
      cell: (one) => <TwoLines small={isFew(one) && t("few")}>{t("number", { count: one.attempts })}</TwoLines>,
    },
    { key: "flags", head: t("columns.flags"), isNumber: true, cell: ({ flags }) => t("number", { count: flags }) },
  ];
  return (
    <div className="space-y-4">
      <p className="max-w-reading">{t("intro")}</p>
      {simulations.every(({ attempts }) => attempts === 0) && <Alert>{t("fills", { count: MIN_LEARNERS })}</Alert>}
      <DataTable columns={columns} rows={simulations} keyOf={({ id }) => id} />
    </div>
  );
}
