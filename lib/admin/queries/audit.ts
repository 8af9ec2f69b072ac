import "server-only";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import type { AuditFilter } from "@/lib/admin/audit-filter";
import { toVisibleEventDetails } from "@/lib/admin/visible-details";
import { db } from "@/lib/db/client";
import { fullName } from "@/lib/product/format";
import { endOfItalianDay, startOfItalianDay } from "@/lib/product/italian-day";
import type { Prisma } from "@/prisma/generated/client";

const EVENTS_SHOWN = 50;

/** `actor` and `subject` are null when absent or deleted; `kind` is null for an event without a translation. */
export type AuditEntry = ReturnType<typeof toEntry>;

export type AuditPage = {
  entries: AuditEntry[];
  next: { at: Date; id: string } | null;
  isUnknownPerson: boolean;
  /** The e-mail of each person in the filter, even if the filter has an account id. */
  filterEmails: { actor: string | null; student: string | null };
};

const detailsSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .catch({})
  .transform((details) =>
    Object.entries(toVisibleEventDetails(details)).filter(
      (pair): pair is [string, string | number | boolean] => pair[1] !== null,
    ),
  );
const nameSelect = { select: { id: true, firstName: true, lastName: true } } as const;

/** One page of audit events, the newest first. */
export async function listAuditEvents(_admin: Admin, filter: AuditFilter): Promise<AuditPage> {
  const [actor, student] = await Promise.all([findPerson(filter.actor), findPerson(filter.student)]);
  const filterEmails = { actor: actor?.email ?? filter.actor, student: student?.email ?? filter.student };
  const isUnknownPerson = Boolean((filter.actor && !actor) || (filter.student && !student));
  if (isUnknownPerson) return { entries: [], next: null, isUnknownPerson, filterEmails };
  const rows = await db().auditEvent.findMany({
    where: {
      ...(filter.kind ? { kind: filter.kind } : {}),
      ...(actor ? { actorId: actor.id } : {}),
      ...(student ? { subjectId: student.id } : {}),
      AND: [
        ...(filter.from ? [{ createdAt: { gte: startOfItalianDay(filter.from) } }] : []),
        ...(filter.to ? [{ createdAt: { lte: endOfItalianDay(filter.to) } }] : []),
        ...(filter.before ? olderThan(filter.before) : []),
      ],
    },
    include: { actor: nameSelect, subject: nameSelect },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: EVENTS_SHOWN + 1,
  });
  const shown = rows.slice(0, EVENTS_SHOWN);
  const last = rows.length > EVENTS_SHOWN ? shown.at(-1) : undefined;
  const next = last ? { at: last.createdAt, id: last.id } : null;
  return { entries: shown.map(toEntry), next, isUnknownPerson, filterEmails };
}

/** Everything older than an event. The first condition is redundant, but lets the query use the index. */
function olderThan({ at, id }: { at: Date; id: string }): Prisma.AuditEventWhereInput[] {
  return [{ createdAt: { lte: at } }, { OR: [{ createdAt: { lt: at } }, { id: { lt: id } }] }];
}

type Row = Prisma.AuditEventGetPayload<{ include: { actor: typeof nameSelect; subject: typeof nameSelect } }>;

function toEntry({ id, kind, source, createdAt, reason, details, actor, subject }: Row) {
  return {
    id,
    source,
    createdAt,
    reason,
    actor: toPerson(actor),
    subject: toPerson(subject),
    kind: AUDIT_KINDS.find((one) => one === kind) ?? null,
    details: detailsSchema.parse(details),
  };
}

function toPerson(user: Row["actor"]) {
  return user && { id: user.id, name: fullName(user) };
}

async function findPerson(text: string | null): Promise<{ id: string; email: string } | null> {
  if (text === null) return null;
  const isId = z.uuid().safeParse(text).success;
  return db().user.findUnique({ where: isId ? { id: text } : { email: text }, select: { id: true, email: true } });
}
