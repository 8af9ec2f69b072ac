import "server-only";
import type { AuditKind } from "@/lib/accounts/audit";
import type { Transaction } from "@/lib/db/client";

type NewEvent = {
  kind: AuditKind;
  /** Who did it; null for the system. */
  actorId: string | null;
  /** Whose account it touched, if one. */
  subjectId?: string | null;
  /** Where it was done; the web by default. */
  source?: "web" | "command" | "system";
  /** The admin's own words. */
  reason?: string;
  /** Ids, counts and states; never names, addresses or texts of people. */
  details?: Record<string, string | number | boolean | null>;
};

/** Writes down what is being done, in the transaction that does it, so that there is never one without the other. */
export async function recordEvent(tx: Transaction, { kind, actorId, ...event }: NewEvent): Promise<void> {
  await tx.auditEvent.create({ data: { kind, actorId, ...event } });
}
