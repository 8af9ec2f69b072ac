import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AdminHome } from "@/app/admin-home";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { StudentList } from "@/components/admin/student-list";
import { LoadingView } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { findAccount, toAdmin } from "@/lib/accounts/gate";
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
      {isAdmin ? (
        <AdminHome admin={toAdmin(account)}>
          <Students admin={toAdmin(account)} />
        </AdminHome>
      ) : (
        <LearnerView account={account} resultOf={resultOf} />
      )}
    </Suspense>
  );
}

async function Students({ admin }: { admin: Admin }) {
  const query = readStudentQuery({});
  return <StudentList query={query} found={await searchStudents(admin, query)} />;
}
