import { useTranslations } from "next-intl";
import { CopyOffer } from "@/components/exam/copy/copy-offer";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import type { SimulationCard } from "@/lib/exam/cards";
import { cn } from "@/lib/utils";

type Props = {
  card: SimulationCard;
  ownerId: string;
  isNext?: boolean;
  canContinue: boolean;
  /** Formatted deadline for finishing the open attempt after the access ended, or null. */
  finishBy: string | null;
};

export function DashboardCard({ card, ownerId, isNext = false, canContinue, finishBy }: Props) {
  const translate = useTranslations("exam.dashboard");
  const { id, title, description } = card;
  const titleId = `simulation-${id}`;
  const isActive = card.lastSession?.status === "active";
  return (
    <Card aria-labelledby={titleId} id={`card-${id}`} className="flex h-full flex-col gap-4">
      <div className="space-y-2">
        {isNext && <p className="font-semibold text-accent">{translate("next.title")}</p>}
        <h2 id={titleId} className={isNext ? "text-2xl sm:text-3xl" : "text-xl"}>
          {title}
        </h2>
        <p className={cn("max-w-reading", isNext ? "text-lg" : "text-ink-soft")}>{description}</p>
        <Badge tone={isActive ? "careful" : "neutral"}>{translate(`state.${isActive ? "active" : "fresh"}`)}</Badge>
      </div>
      <div className="mt-auto space-y-4">
        <CardAction card={card} isNext={isNext} canContinue={canContinue} finishBy={finishBy} />
        {isActive && (canContinue || finishBy) && <CopyOffer card={card} ownerId={ownerId} />}
      </div>
    </Card>
  );
}

function CardAction({ card, isNext, canContinue, finishBy }: Omit<Props, "ownerId">) {
  const translate = useTranslations("exam.dashboard");
  const { id, lastSession, canStart } = card;
  const variant = isNext ? "primary" : "secondary";
  if ((canContinue || finishBy) && lastSession?.status === "active") {
    return (
      <div className="space-y-2">
        <ButtonLink href={`/exam/${lastSession.id}`} variant={variant} className="w-full sm:w-auto">
          {translate("resume")}
        </ButtonLink>
        {finishBy && <p className="text-sm">{translate("finishBy", { moment: finishBy })}</p>}
      </div>
    );
  }
  if (canContinue && canStart) {
    return (
      <ButtonLink href={`/simulazioni/${id}`} variant={variant} className="w-full sm:w-auto">
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
