import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DataTable } from "@/components/admin/table";
import { Card } from "@/components/ui/card";

export type ChartTable = {
  caption: string;
  columns: readonly string[];
  /** Each begins with what it is about. */
  rows: readonly (readonly ReactNode[])[];
};

type Props = {
  title: string;
  /** What it comes to, in large type. */
  figure?: string;
  /** What the picture shows, or what it counts. */
  sentence: ReactNode;
  /** The picture. */
  children: ReactNode;
  table: ChartTable;
};

/** What every chart stands in: its title, a sentence, the picture, and the numbers behind it in a table. */
export async function ChartFrame({ title, figure, sentence, children, table }: Props) {
  const t = await getTranslations("admin.figures");
  return (
    <Card className="min-w-0 space-y-3">
      <h2 className="text-xl">{title}</h2>
      {figure && <p className="text-2xl tabular-nums">{figure}</p>}
      <p className="text-sm text-ink-soft">{sentence}</p>
      {children}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">{t("table")}</summary>
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
      </details>
    </Card>
  );
}
