import "server-only";
import { env } from "@/lib/env";
import { DRAFT_BUDGET_SHARE, type MarkedKind } from "@/lib/writing/ai-limits";

/** The day's cost, in millionths of a US dollar, up to which calls for each kind are made. */
export function aiBudget(): Record<MarkedKind, number> {
  const writing = env().AI_DAILY_BUDGET_USD * 1_000_000;
  return { writing, draft: writing * DRAFT_BUDGET_SHARE };
}
