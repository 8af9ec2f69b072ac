import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { OralHomeView } from "@/components/oral/oral-home-view";
import { RehearsalPage } from "@/components/oral/rehearsal-page";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { AppError } from "@/lib/http/errors";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { ORAL_PATH, shownBy } from "@/lib/oral/paths";
import { getRehearsal, listRehearsals } from "@/lib/oral/queries";
import { findSignedIn, toLearner } from "@/lib/payments/gate";

export const generateMetadata = pageMetadata("oral.title");

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The whole rehearsal has one path, because the microphone policy applies only to this document. */
export default async function OralPage({ searchParams }: Props) {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView returnTo={ORAL_PATH} />;
  const { account, access } = signedIn;
  const question = await findTermsQuestion(account, new Date());
  if (question) return <AcceptTermsView {...signedIn} question={question} />;
  const learner = toLearner(account, access);
  if (learner instanceof Error) return <LearnerView {...signedIn} />;
  const { prova: id, vista: show } = await searchParams;
  if (typeof id !== "string") return <OralHomeView account={account} rehearsals={await listRehearsals(learner)} />;
  const rehearsal = await getRehearsal(learner, id, await getLocale()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  return (
    <RehearsalPage
      account={account}
      rehearsal={rehearsal}
      show={shownBy(typeof show === "string" ? show : undefined)}
    />
  );
}
