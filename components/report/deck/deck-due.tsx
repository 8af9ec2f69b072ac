import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import { planDeck, SESSION_MINUTES, waitUntil } from "@/lib/report/deck/plan";
import type { Deck } from "@/lib/report/deck/step";

/** On the dashboard: how much of what was missed is due now, or when it will be. Nothing where nothing was missed. */
export async function DeckDue({ deck: { cards, states } }: { deck: Deck }) {
  const translate = await getTranslations("deck");
  const now = new Date();
  const { due, nextAt, total } = planDeck(cards, states, now);
  if (total === 0) return null;
  if (due.length === 0) {
    const wait = nextAt && waitUntil(nextAt, now);
    return (
      <p className="max-w-reading text-sm text-ink-soft">
        {translate("due.none")}{" "}
        {wait && translate("end.wait", { wait: translate(`wait.${wait.unit}`, { count: wait.count }) })}
      </p>
    );
  }
  return (
    <TitledCard id="deck" title={translate("title")}>
      <p className="max-w-reading">{translate("due.now", { count: due.length, minutes: SESSION_MINUTES })}</p>
      <Link
        href="/ripasso"
        prefetch={false}
        className={buttonVariants({ variant: "secondary", className: "w-full sm:w-auto" })}
      >
        {translate("due.start")}
      </Link>
    </TitledCard>
  );
}
