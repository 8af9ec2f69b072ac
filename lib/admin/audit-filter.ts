import { z } from "zod";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import { toAddress } from "@/lib/admin/address";

const one = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null);
const person = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .transform((text) => text || null);

/** What to show of the audit log, from the page's address; what cannot be understood filters nothing. */
export const auditFilterSchema = z.object({
  kind: one(z.enum(AUDIT_KINDS)),
  /** Who did it and whose account it touched: an e-mail or an id. */
  actor: one(person),
  student: one(person),
  /** The first and the last day in Italy. */
  from: one(z.iso.date()),
  to: one(z.iso.date()),
  /** The time and the id of the last event of the page before. */
  before: one(
    z
      .string()
      .transform((text) => text.split("_"))
      .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
      .transform(([at, id]) => ({ at: new Date(at), id })),
  ),
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** The address of the log with that filter, from its first page or from a cursor on. */
export function auditAddress(filter: AuditFilter, before: AuditFilter["before"] = null): string {
  return toAddress("/admin/audit", { ...filter, before: before && `${before.at.toISOString()}_${before.id}` });
}
