import { getLocale } from "next-intl/server";
import { LearnerView } from "@/app/learner-view";
import { LandingView } from "@/components/accounts/landing-view";
import { DeckView } from "@/components/report/deck/deck-view";
import { findAccount } from "@/lib/accounts/gate";
import { titled } from "@/lib/i18n/titled";
import { toLearner } from "@/lib/payments/gate";
import { findAccess } from "@/lib/payments/queries";
import { openDeck } from "@/lib/report/queries/deck";

export const generateMetadata = titled("deck.title");

/** Practice of what was missed. Whoever has no access sees here what they see at /simulazioni. */
export default async function DeckPage() {
  const account = await findAccount();
  if (!account) return <LandingView />;
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) return <LearnerView account={account} />;
  const now = new Date();
  return <DeckView first={await openDeck(learner, await getLocale(), now)} startedAt={now.toISOString()} />;
}
