import { getLocale, getTranslations } from "next-intl/server";
import { DashboardCard, type SummaryButtonOf } from "@/components/exam/dashboard-card";
import { DashboardFrame, type DashboardOwner } from "@/components/exam/dashboard-frame";
import { PaymentReturn } from "@/components/exam/payment-return";
import { Card } from "@/components/ui/card";
import type { SimulationCard } from "@/lib/exam/cards";

type Props = DashboardOwner & { cards: readonly SimulationCard[]; summaryButton: SummaryButtonOf };

/** The learner's dashboard: every simulation, what was done in it and what can be done next. */
export async function DashboardView({ account, access, cards, summaryButton }: Props) {
  const locale = await getLocale();
  const translate = await getTranslations("exam.dashboard");
  const mayGoOn = access.state === "active" && !account.isSuspended;
  return (
    <DashboardFrame account={account} access={access}>
      <PaymentReturn title={translate("paid.title")} text={translate("paid.text")} />
      {cards.length === 0 ? (
        <Card className="space-y-1">
          <p className="font-bold">{translate("empty")}</p>
          <p>{translate("emptyText")}</p>
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {cards.map((card) => (
            <li key={card.id} className={card.completedAttempts.length > 0 ? "min-w-0 md:col-span-2" : "min-w-0"}>
              <DashboardCard
                card={card}
                cards={cards}
                mayGoOn={mayGoOn}
                locale={locale}
                summaryButton={summaryButton}
              />
            </li>
          ))}
        </ul>
      )}
    </DashboardFrame>
  );
}
