import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { StartView } from "@/components/exam/start/start-view";
import { findAccount } from "@/lib/accounts/gate";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { findSimulationByPathPart } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { findAttemptAt } from "@/lib/exam/queries";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { toLearner } from "@/lib/payments/gate";
import { findAccess } from "@/lib/payments/queries";

type Props = { params: Promise<{ simulationId: string }> };

export const generateMetadata = pageMetadata("exam.start.pageTitle");

/** The start page of a simulation. Users who may not take one see the same as at /simulazioni. */
export default async function SimulationPage({ params }: Props) {
  const simulation = findSimulationByPathPart((await params).simulationId);
  if (!simulation) notFound();
  const account = await findAccount();
  if (!account) return <LandingView />;
  const access = await findAccess(account);
  const question = await findTermsQuestion(account, new Date());
  if (question) return <AcceptTermsView account={account} access={access} question={question} />;
  const learner = toLearner(account, access);
  if (learner instanceof Error) return <LearnerView account={account} access={access} />;
  const { id, theme, title, description } = simulation;
  const locale = await getLocale();
  const localized = { id, theme, title: localize(title, locale), description: localize(description, locale) };
  return <StartView simulation={localized} attempt={await findAttemptAt(learner, id)} />;
}
