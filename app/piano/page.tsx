import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { PlanView } from "@/components/report/plan/plan-view";
import { findAccount } from "@/lib/accounts/gate";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { listAttempts } from "@/lib/exam/queries";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { hasPaid } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";
import { italianDay } from "@/lib/product/italian-day";
import { toSituation } from "@/lib/report/plan/situation";
import { readExams } from "@/lib/report/queries";

export const generateMetadata = pageMetadata("report.plan.title");

export default async function PlanPage() {
  const account = await findAccount();
  if (!account) return <LandingView returnTo="/piano" />;
  const now = new Date();
  const [access, exams, attempts] = await Promise.all([
    findAccess(account),
    readExams(account, now),
    listAttempts(account),
  ]);
  const question = await findTermsQuestion(account, new Date());
  if (question) return <AcceptTermsView account={account} access={access} question={question} />;
  return (
    <PlanView
      account={account}
      hasPaid={hasPaid(access)}
      exams={exams}
      today={italianDay(now)}
      {...toSituation(attempts)}
    />
  );
}
