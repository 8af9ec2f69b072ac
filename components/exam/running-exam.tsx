import { useTranslations } from "next-intl";
import { RunningClock } from "@/components/exam/running-clock";
import { StageCard } from "@/components/exam/stage-card";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/link";
import type { SimulationCard } from "@/lib/exam/cards";
import { getSimulation } from "@/lib/exam/content/library";
import type { SittingView } from "@/lib/exam/sitting";

type Props = { card: SimulationCard; sitting: SittingView };

/** A running exam at the top of the dashboard: its current part, the time left, and a link back. */
export function RunningExam({ card: { id, title, lastSession }, sitting: { phase, part, remainingMs } }: Props) {
  const translate = useTranslations("exam.dashboard.running");
  const parts = useTranslations("exam.sitting.parts");
  if (!lastSession || !part) return null;
  const { theme } = getSimulation(id);
  return (
    <StageCard id={`running-${id}`} theme={theme} lights="waiting" eyebrow={translate("title")} title={title}>
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
      <ButtonLink href={`/exam/${lastSession.id}`} className="w-full sm:w-auto">
        {translate("button")}
      </ButtonLink>
    </StageCard>
  );
}
