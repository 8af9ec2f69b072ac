import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { AcceptTermsView } from "@/components/accounts/accept-terms-view";
import { LandingView } from "@/components/accounts/landing-view";
import { DeckView } from "@/components/report/deck/deck-view";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { findSignedIn, toLearner } from "@/lib/payments/gate";
import { readFirstStep } from "@/lib/report/queries/deck";

export const generateMetadata = pageMetadata("deck.title");

export default async function DeckPage() {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView />;
  const { account, access } = signedIn;
  const question = await findTermsQuestion(account, new Date());
  if (question) return <AcceptTermsView {...signedIn} question={question} />;
  const learner = toLearner(account, access);
  if (learner instanceof Error) return <LearnerView {...signedIn} />;
  const now = new Date();
  const first = await readFirstStep(learner, await getLocale(), now);
  return <DeckView account={account} first={first} startedAt={now.toISOString()} />;
}
