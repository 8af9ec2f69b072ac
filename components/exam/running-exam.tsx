import { useTranslations } from "next-intl";
import { RunningClock } from "@/components/exam/running-clock";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import type { SimulationCard } from "@/lib/exam/cards";
import type { SittingView } from "@/lib/exam/sitting";

type Props = { card: SimulationCard; sitting: SittingView };

/** An exam whose clock runs, on top of the dashboard: where it stands, the time left, and the way back. */
export function RunningExam({ card: { id, title, lastSession }, sitting: { phase, part, remainingMs } }: Props) {
  const translate = useTranslations("exam.dashboard.running");
  const parts = useTranslations("exam.sitting.parts");
  if (!lastSession || !part) return null;
  const titleId = `running-${id}`;
  return (
    <Card aria-labelledby={titleId} className="space-y-4 border-2 border-careful">
      <div className="space-y-2">
        <p className="font-semibold text-careful">{translate("title")}</p>
        <h2 id={titleId} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {remainingMs === null ? (
          <p className="text-lg font-semibold">{translate("untimed", { part: parts(part) })}</p>
        ) : (
          <>
            <ClientMessages namespaces={["exam.dashboard.running"]}>
              <RunningClock
                key={`${part}/${phase}/${remainingMs}`}
                phase={phase === "rest" ? "rest" : "timed"}
                part={parts(part)}
                remainingMs={remainingMs}
              />
            </ClientMessages>
            <p>{translate("passes")}</p>
          </>
        )}
      </div>
      <ButtonLink href={`/exam/${lastSession.id}`} className="w-full sm:w-auto">
        {translate("button")}
      </ButtonLink>
    </Card>
  );
}
