import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { countAllSql } from "@/lib/admin/queries/students";
import type { StudentQuery } from "@/lib/admin/student-query";
import { db } from "@/lib/db/client";

/** Records the export in the audit log before any data is sent, and returns the number of students. */
export async function recordExport(admin: Admin, query: StudentQuery, now = new Date()): Promise<number> {
  return db().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ count: number }[]>(countAllSql(query, now));
    const count = row?.count ?? 0;
    const details = { count, filter: query.filters.join(" "), isSearch: query.q !== "" };
    await recordEvent(tx, { kind: "students_exported", actorId: admin.id, details });
    return count;
  });
}
