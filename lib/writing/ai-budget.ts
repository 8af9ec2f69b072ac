import "server-only";
import { env } from "@/lib/env";
import { type AskedKind, DRAFT_BUDGET_SHARE } from "@/lib/writing/ai-limits";

/** The day's cost, in millionths of a US dollar, up to which calls for each kind are made. */
export function aiBudget(): Record<AskedKind, number> {
  const writing = env().AI_DAILY_BUDGET_USD * 1_000_000;
  const exercise = writing * DRAFT_BUDGET_SHARE;
  return { writing, draft: exercise, spoken: exercise };
}
