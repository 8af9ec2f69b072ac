import "server-only";
import type { AuditDetail, AuditKind } from "@/lib/accounts/audit";
import type { Transaction } from "@/lib/db/client";

type NewEvent = {
  kind: AuditKind;
  /** Null for the system. */
  actorId: string | null;
  subjectId?: string | null;
  source?: "web" | "command" | "system";
  reason?: string;
  /** Ids, counts and states; never names, addresses or people's texts. */
  details?: Partial<Record<AuditDetail, string | number | boolean | null>>;
};

/** Records an audit event in the transaction of the change, so that neither is stored without the other. */
export async function recordEvent(tx: Transaction, { kind, actorId, ...event }: NewEvent): Promise<void> {
  await tx.auditEvent.create({ data: { kind, actorId, ...event } });
}
