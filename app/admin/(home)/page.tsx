import { Suspense } from "react";
import { StudentList } from "@/components/admin/student-list";
import { StudentRecord } from "@/components/admin/student-record";
import { findAccount, toAdmin } from "@/lib/accounts/gate";
import { findStudent } from "@/lib/admin/queries/student";
import { readStudentAiCost } from "@/lib/admin/queries/student-ai-cost";
import { searchStudents } from "@/lib/admin/queries/students";
import { studentIdSchema } from "@/lib/admin/schema";
import { parseStudentQuery } from "@/lib/admin/student-query";
import { toUrl } from "@/lib/admin/url";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminPage({ searchParams }: Props) {
  const account = await findAccount();
  // The layout renders the response for these callers.
  if (!account?.isAdmin || account.isSuspended) return null;
  const admin = toAdmin(account);
  const { student: requested, ...rest } = await searchParams;
  const query = parseStudentQuery(rest);
  const id = studentIdSchema.safeParse(requested).data;
  const [found, student, aiCost] = await Promise.all([
    searchStudents(admin, query),
    id ? findStudent(admin, id) : null,
    id ? readStudentAiCost(admin, id) : null,
  ]);
  return (
    <>
      <StudentList query={query} found={found} />
      {/* While the record's code loads, the list and the focus in it stay as they are. */}
      {requested !== undefined && (
        <Suspense fallback={null}>
          <StudentRecord key={id ?? "unknown"} student={student} aiCost={aiCost} closeHref={toUrl("/admin", rest)} />
        </Suspense>
      )}
    </>
  );
}
