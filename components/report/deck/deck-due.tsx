import { useTranslations } from "next-intl";
import { Card, CardTitle } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { planDeck, SESSION_MINUTES, timeUntil } from "@/lib/report/deck/plan";
import type { Deck } from "@/lib/report/deck/step";

/** Dashboard card: how many missed items are due now, or when the next ones are. Nothing without missed items. */
export function DeckDue({ deck: { cards, states } }: { deck: Deck }) {
  const translate = useTranslations("deck");
  const now = new Date();
  const { due, nextAt, total } = planDeck(cards, states, now);
  if (total === 0) return null;
  if (due.length === 0) {
    const wait = nextAt && timeUntil(nextAt, now);
    return (
      <p className="max-w-reading text-sm text-ink-soft">
        <span>{translate("due.none")}</span>{" "}
        {wait && <span>{translate("end.wait", { wait: translate(`wait.${wait.unit}`, { count: wait.count }) })}</span>}
      </p>
    );
  }
  return (
    <Card
      aria-labelledby="deck-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-3 sm:px-6 sm:py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle id="deck-title" className="text-lg">
          {translate("title")}
        </CardTitle>
        <p>{translate("due.now", { count: due.length, minutes: SESSION_MINUTES })}</p>
      </div>
      <ButtonLink href="/ripasso" variant="secondary" size="small" className="w-full sm:w-auto">
        {translate("due.start")}
      </ButtonLink>
    </Card>
  );
}
