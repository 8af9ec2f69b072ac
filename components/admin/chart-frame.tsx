import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Folded } from "@/components/admin/page-section";
import { DataTable } from "@/components/admin/table";
import { Card } from "@/components/ui/card";

type ChartTable = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] };

type Props = {
  title: string;
  figure?: string;
  description: ReactNode;
  /** Details for specialists, folded together with the numbers. */
  details?: ReactNode;
  children: ReactNode;
  table: ChartTable;
};

type AxisProps = {
  ticks: readonly number[];
  /** The place of a tick in the chart's units. */
  scale: (tick: number) => number;
  format: (tick: number) => ReactNode;
  /** The ends of the grid lines. */
  from: number;
  to: number;
};

/** Vertical grid lines with their labels below. */
export function XAxis({ ticks, scale, format, from, to }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${scale(tick)} ${from}V${to}`} className="stroke-line" />
      <text x={scale(tick)} y={to + 18} textAnchor="middle" className="fill-ink">
        {format(tick)}
      </text>
    </g>
  ));
}

/** Horizontal grid lines with their labels on the left; the line of 0 stands out if `marksZero`. */
export function YAxis({ ticks, scale, format, from, to, marksZero }: AxisProps & { marksZero?: boolean }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${from} ${scale(tick)}H${to}`} className={marksZero && tick === 0 ? "stroke-edge" : "stroke-line"} />
      <text x={from - 6} y={scale(tick) + 5} textAnchor="end" className="fill-ink">
        {format(tick)}
      </text>
    </g>
  ));
}

/** The frame of every chart: title, sentence, chart, and its data as a table. */
export async function ChartFrame({ title, figure, description, details, children, table }: Props) {
  const t = await getTranslations("admin.figures");
  return (
    <Card className="min-w-0 space-y-3">
      <h2 className="text-xl">{title}</h2>
      {figure && <p className="text-2xl tabular-nums">{figure}</p>}
      <p className="text-sm text-ink-soft">{description}</p>
      {children}
      <Folded title={t("table")}>
        {details && <p className="text-sm text-ink-soft">{details}</p>}
        <DataTable
          caption={table.caption}
          rows={table.rows}
          keyOf={([name]) => String(name)}
          columns={table.columns.map((head, at) => ({
            key: head,
            head,
            isNumber: at > 0,
            cell: (row: readonly ReactNode[]) => row[at],
          }))}
        />
      </Folded>
    </Card>
  );
}
