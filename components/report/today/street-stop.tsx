import { Check, ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { CopyOffer } from "@/components/exam/copy/copy-offer";
import { Scene } from "@/components/layout/scene";
import { STOP_CLASS, STOP_DOT_CLASS, STOP_ROW_CLASS } from "@/components/report/today/stop-classes";
import { StopResult } from "@/components/report/today/stop-result";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/link";
import { getSimulation } from "@/lib/exam/content/library";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatScore } from "@/lib/product/format";
import { type Stop, type StopState, splitTitle } from "@/lib/report/street";
import { cn } from "@/lib/utils";

type Props = {
  stop: Stop;
  /** Whether its exam clock runs. */
  isRunning: boolean;
  ownerId: string;
  canContinue: boolean;
  /** Formatted deadline for finishing the open attempt after the access ended, or null. */
  finishBy: string | null;
};

const DOT_CLASS: Record<StopState, string> = {
  passed: "bg-accent text-on-accent",
  failed: "bg-ink-soft text-paper",
  pending: "bg-ink-soft text-paper",
  unmarked: "bg-ink-soft text-paper",
  active: "bg-honey text-on-honey",
  todo: "bg-sunken text-ink",
};

/** A simulation on the street: a row with its state, which unfolds to the card of the simulation. */
export function StreetStop({ stop, isRunning, ...rest }: Props) {
  const { card, state, isHere, result } = stop;
  const words = useTranslations("exam.dashboard.state");
  const { prefix, theme } = splitTitle(card.title);
  const lights = result ? "on" : isHere || state === "active" ? "waiting" : "off";
  return (
    <li className={cn(STOP_CLASS, result && "before:bg-edge")}>
      <details id={`card-${card.id}`} name="stop" className="group/stop">
        <summary className={STOP_ROW_CLASS}>
          <span className={cn(STOP_DOT_CLASS, DOT_CLASS[state], isHere && "bg-honey text-on-honey")}>
            {result ? (
              <Check role="img" aria-label={words("completed")} className="size-4" />
            ) : (
              <span aria-hidden="true">{card.id}</span>
            )}
          </span>
          <Scene theme={getSimulation(card.id).theme} lights={lights} className="rounded-sm crowded:hidden" />
          <span className="min-w-0 leading-tight">
            <h3 className="text-base font-semibold leading-tight">
              <span className="sr-only">{prefix}</span>
              <span>{theme}</span>
            </h3>
            <StateLine stop={stop} />
          </span>
          <ChevronDown aria-hidden="true" className="size-5 group-open/stop:rotate-180 crowded:hidden" />
        </summary>
        <div className="space-y-4 pt-1 pb-4 ps-11 crowded:ps-0">
          <p className="text-sm text-ink-soft">{card.description}</p>
          {!result && <StopAction stop={stop} isRunning={isRunning} {...rest} />}
          {state === "active" && (rest.canContinue || rest.finishBy) && (
            <CopyOffer card={card} ownerId={rest.ownerId} />
          )}
          {card.completedAttempts.map((attempt) => (
            <StopResult key={attempt.id} attempt={attempt} simulationTitle={card.title} />
          ))}
        </div>
      </details>
    </li>
  );
}

/** "38 su 60 · superato", "Sei qui", "Da fare". */
function StateLine({ stop: { state, isHere, result } }: { stop: Stop }) {
  const translate = useTranslations("report.today");
  const dashboard = useTranslations("exam.dashboard");
  const locale = useLocale();
  const parts = result
    ? [
        dashboard("result.total", { score: formatScore(result.totalScore, locale), max: result.maxTotalScore }),
        translate(`state.${state}`),
      ]
    : [...(isHere ? [translate("here")] : []), ...(isHere && state === "todo" ? [] : [translate(`state.${state}`)])];
  return (
    <span className={cn("block text-sm tabular-nums", isHere ? "font-semibold text-careful" : "text-ink-soft")}>
      {parts.join(" · ")}
    </span>
  );
}

function StopAction({ stop: { card, state }, isRunning, canContinue, finishBy }: Omit<Props, "ownerId">) {
  const translate = useTranslations("exam.dashboard");
  const { id, lastSession, canStart } = card;
  if ((canContinue || finishBy) && lastSession && state === "active") {
    return (
      <div className="space-y-2">
        <ButtonLink href={`/exam/${lastSession.id}`} variant="secondary" className="w-full sm:w-auto">
          {translate(isRunning ? "running.button" : "resume")}
        </ButtonLink>
        {finishBy && <p className="text-sm">{translate("finishBy", withArticles({ moment: finishBy }))}</p>}
      </div>
    );
  }
  if (canContinue && canStart) {
    return (
      <ButtonLink href={`/simulazioni/${id}`} variant="secondary" className="w-full sm:w-auto">
        {translate("start.button")}
      </ButtonLink>
    );
  }
  return (
    <div className="space-y-2">
      <Button disabled variant="secondary">
        {translate("unavailable")}
      </Button>
      {!canContinue && <p className="text-sm text-ink-soft">{translate("unavailableText")}</p>}
    </div>
  );
}
