import type { Figures } from "@/lib/admin/queries/figures";

export const MEASURES = ["registrations", "sales", "revenue", "completions", "passRate", "aiCost"] as const;
export type Measure = (typeof MEASURES)[number];

/** A count, euros, a share from 0 to 1, or US dollars, of one step or a range; null for a share of nothing. */
export function measureOf(measure: Measure, figures: Omit<Figures, "bucket">): number | null {
  if (measure === "revenue") return figures.revenueCents / 100;
  if (measure === "aiCost") return figures.aiMicroUsd / 1e6;
  if (measure === "passRate") return figures.judged === 0 ? null : figures.passed / figures.judged;
  return figures[measure];
}

/** The sums of figures; those that no row has are 0. */
export function sumFigures(rows: readonly Partial<Figures>[]): Omit<Figures, "bucket"> {
  const sum = (name: keyof Omit<Figures, "bucket">) => rows.reduce((total, row) => total + (row[name] ?? 0), 0);
  return {
    registrations: sum("registrations"),
    sales: sum("sales"),
    revenueCents: sum("revenueCents"),
    completions: sum("completions"),
    judged: sum("judged"),
    passed: sum("passed"),
    aiMicroUsd: sum("aiMicroUsd"),
  };
}
