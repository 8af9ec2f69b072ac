import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { DeckView } from "@/components/report/deck/deck-view";
import { titled } from "@/lib/i18n/titled";
import { findSignedIn, toLearner } from "@/lib/payments/gate";
import { openDeck } from "@/lib/report/queries/deck";

export const generateMetadata = titled("deck.title");

export default async function DeckPage() {
  const signedIn = await findSignedIn();
  if (!signedIn) return <LandingView />;
  const learner = toLearner(signedIn.account, signedIn.access);
  if (learner instanceof Error) return <LearnerView {...signedIn} />;
  const now = new Date();
  return <DeckView first={await openDeck(learner, await getLocale(), now)} startedAt={now.toISOString()} />;
}
