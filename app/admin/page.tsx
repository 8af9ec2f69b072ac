import { notFound } from "next/navigation";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { StudentDialog } from "@/components/admin/student-dialog";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";
import { findStudent } from "@/lib/admin/queries/student";
import { studentIdSchema } from "@/lib/admin/schema";
import { readStudentQuery } from "@/lib/admin/student-parameters";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  if (!account.isAdmin || account.isSuspended) notFound();
  const admin = await requireAdmin();
  const { student: asked, ...rest } = await searchParams;
  const query = readStudentQuery(rest);
  const studentId = studentIdSchema.safeParse(asked).data;
  const [overview, student] = await Promise.all([
    readOverview(admin, query),
    studentId ? findStudent(admin, studentId) : null,
  ]);
  return (
    <>
      <AdminView account={account} query={query} {...overview} />
      {asked !== undefined && <StudentDialog key={studentId ?? "unknown"} student={student} closeHref={toHref(rest)} />}
    </>
  );
}

/** The address of this page with the parameters that stay. */
function toHref(params: Awaited<Props["searchParams"]>): string {
  const kept = Object.entries(params).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return kept.length === 0 ? "/admin" : `/admin?${new URLSearchParams(kept)}`;
}
