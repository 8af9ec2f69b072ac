import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { AdminView } from "@/components/admin/admin-view";
import { StudentList } from "@/components/admin/student-list";
import { LoadingView } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { findAccount, toAdmin } from "@/lib/accounts/gate";
import { readOverview } from "@/lib/admin/queries/overview";
import { searchStudents } from "@/lib/admin/queries/students";
import { readStudentQuery } from "@/lib/admin/student-parameters";

type Props = { searchParams: Promise<{ result?: string | string[] }> };

export default async function HomePage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account) return <LandingView />;
  const isAdmin = account.isAdmin && !account.isSuspended;
  const translate = await getTranslations("exam.dashboard");
  const resultOf = [(await searchParams).result].flat()[0];
  return (
    <Suspense fallback={<LoadingView label={isAdmin ? undefined : translate("loading")} />}>
      {isAdmin ? <AdminHome admin={toAdmin(account)} /> : <LearnerView account={account} resultOf={resultOf} />}
    </Suspense>
  );
}

async function AdminHome({ admin }: { admin: Admin }) {
  const query = readStudentQuery({});
  const [overview, found] = await Promise.all([readOverview(admin), searchStudents(admin, query)]);
  return (
    <AdminView admin={admin} overview={overview}>
      <StudentList query={query} found={found} />
    </AdminView>
  );
}
