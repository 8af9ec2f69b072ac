import { z } from "zod";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import { toUrl } from "@/lib/admin/url";

const orNull = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null);
const person = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .transform((text) => text || null);

/** Parses the audit page's query; invalid values are ignored. */
export const auditFilterSchema = z.object({
  kind: orNull(z.enum(AUDIT_KINDS)),
  /** An e-mail or an account id. */
  actor: orNull(person),
  student: orNull(person),
  /** First and last day in Italian time. */
  from: orNull(z.iso.date()),
  to: orNull(z.iso.date()),
  /** Time and id of the last event on the previous page. */
  before: orNull(
    z
      .string()
      .transform((text) => text.split("_"))
      .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
      .transform(([at, id]) => ({ at: new Date(at), id })),
  ),
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** The audit page's address with a filter, optionally from a cursor on. */
export function auditUrl(filter: AuditFilter, before: AuditFilter["before"] = null): string {
  return toUrl("/admin/audit", { ...filter, before: before && `${before.at.toISOString()}_${before.id}` });
}
