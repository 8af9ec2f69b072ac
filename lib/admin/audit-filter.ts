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

/** Parses the audit page's query; invalid values do not filter. */
export const auditFilterSchema = z.object({
  kind: one(z.enum(AUDIT_KINDS)),
  /** An e-mail or an account id. */
  actor: one(person),
  student: one(person),
  /** First and last day in Italian time. */
  from: one(z.iso.date()),
  to: one(z.iso.date()),
  /** Time and id of the last event on the previous page. */
  before: one(
    z
      .string()
      .transform((text) => text.split("_"))
      .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
      .transform(([at, id]) => ({ at: new Date(at), id })),
  ),
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** The audit page's address with a filter, optionally from a cursor on. */
export function auditAddress(filter: AuditFilter, before: AuditFilter["before"] = null): string {
  return toAddress("/admin/audit", { ...filter, before: before && `${before.at.toISOString()}_${before.id}` });
}
