import { getTranslations } from "next-intl/server";
import { AdminHome } from "@/app/admin-home";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { StudentList } from "@/components/admin/student-list";
import { LoadingBoundary } from "@/components/layout/loading-boundary";
import { LoadingView } from "@/components/layout/loading-view";
import type { Admin } from "@/lib/accounts/actor";
import { toAdmin } from "@/lib/accounts/gate";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { searchStudents } from "@/lib/admin/queries/students";
import { parseStudentQuery } from "@/lib/admin/student-query";
import { findSignedIn } from "@/lib/payments/gate";

type Props = { searchParams: Promise<{ result?: string | string[] }> };

export default async function HomePage({ searchParams }: Props) {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView />;
  const question = await findTermsQuestion(signedIn.account, new Date());
  if (question) return <AcceptTermsView {...signedIn} question={question} />;
  const { account } = signedIn;
  const isAdmin = account.isAdmin && !account.isSuspended;
  if (!isAdmin) {
    const translate = await getTranslations("exam.dashboard");
    const resultOf = [(await searchParams).result].flat()[0];
    return (
      <LoadingBoundary fallback={<LoadingView label={translate("loading")} />}>
        <LearnerView {...signedIn} resultOf={resultOf} />
      </LoadingBoundary>
    );
  }
  return (
    <LoadingBoundary fallback={<LoadingView />}>
      <AdminHome admin={toAdmin(account)}>
        <Students admin={toAdmin(account)} />
      </AdminHome>
    </LoadingBoundary>
  );
}

async function Students({ admin }: { admin: Admin }) {
  const query = parseStudentQuery({});
  return <StudentList query={query} found={await searchStudents(admin, query)} />;
}
