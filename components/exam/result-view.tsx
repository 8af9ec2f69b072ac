import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TopBar } from "@/components/accounts/top-bar";
import { ResultHero } from "@/components/exam/result-hero";
import { ResultBars } from "@/components/exam/result-marks";
import { ResultPoller } from "@/components/exam/result-poller";
import { resultStreet } from "@/components/exam/result-street";
import { PageShell } from "@/components/layout/page-shell";
import type { SceneName } from "@/components/layout/scene";
import { ButtonLink } from "@/components/ui/link";
import type { CompletedAttempt, SimulationCard } from "@/lib/exam/cards";
import type { NextStep } from "@/lib/exam/next-step";
import { reviewPath } from "@/lib/exam/paths";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { formatScore } from "@/lib/product/format";

type Props = {
  account: { firstName: string; lastName: string };
  hasAccess: boolean;
  attempt: CompletedAttempt;
  card: SimulationCard;
  cards: readonly SimulationCard[];
  /** The pictures of the simulations, in the order of `cards`. */
  themes: readonly SceneName[];
  step: NextStep;
  /** The errors that the learner should correct first, with a button; null to offer `step`. */
  mending: ReactNode;
  /** Renders words as a link to the spoken rehearsal, or unchanged if the learner may not open it. */
  toRehearsal: (words: ReactNode) => ReactNode;
  /** Whether the pending marks can only come from a teacher. */
  waitsForTeacher: boolean;
  summaryButton: ReactNode;
  /** Folded below the marks. */
  more: ReactNode;
};

/** The result page of one finished attempt: the moment with its one next step, marks, PDF, and the costliest errors. */
export async function ResultView(props: Props) {
  const { account, hasAccess, attempt, card, cards, themes, step, mending, toRehearsal, summaryButton, more } = props;
  const { buildings, from } = resultStreet(card, cards, themes, attempt.date, new Date());
  return (
    <PageShell header={<TopBar account={account} hasPaid={hasAccess} />} className="space-y-6">
      <ResultHero
        attempt={attempt}
        name={shortName(card.title)}
        buildings={buildings}
        from={from}
        action={mending ?? <NextLink attempt={attempt} step={step} buildings={buildings} />}
      >
        <Waiting {...props} />
      </ResultHero>
      <ResultBars attempt={attempt} Heading="h2" hasLinks toRehearsal={toRehearsal} />
      {summaryButton}
      {more}
    </PageShell>
  );
}

/** "Simulazione 2" of "Simulazione 2: scuola, servizi". */
const shortName = (title: string): string => title.split(":")[0] ?? title;

async function Waiting({ attempt: { id, pending, sectionDetails }, waitsForTeacher }: Props) {
  const translate = await getTranslations("exam.dashboard.result");
  const { score } = sectionDetails[WRITING_SECTION];
  const announcement =
    score === null
      ? translate("arrivedUnmarked")
      : translate("arrived", { score: formatScore(score, await getLocale()) });
  return (
    <>
      {pending && <p className="max-w-reading">{translate(waitsForTeacher ? "teacher" : "updates")}</p>}
      <ResultPoller attemptId={id} isWaiting={pending} announcement={announcement} />
    </>
  );
}

type NextProps = Pick<Props, "attempt" | "step"> & Pick<ReturnType<typeof resultStreet>, "buildings">;

/** The next step, and how far the street is lit. */
async function NextLink({ attempt, step, buildings }: NextProps) {
  const result = await getTranslations("exam.dashboard.result");
  const translate = await getTranslations("exam.dashboard.next");
  const words = await getTranslations("exam.verdict");
  const target = () => {
    switch (step.kind) {
      case "review":
        return {
          href: reviewPath(attempt.id, step.section),
          label: translate("review", { section: words(`the.${step.section}`) }),
        };
      case "resume":
        return { href: `/exam/${step.sessionId}`, label: translate("resume", { title: shortName(step.title) }) };
      case "start":
        return {
          href: `/simulazioni/${step.simulationId}`,
          label: translate("start", { title: shortName(step.title) }),
        };
    }
  };
  const { href, label } = target();
  const lit = buildings.filter(({ lights }) => lights === "on" || lights === "going-on").length;
  return (
    <>
      <p>{result("lit", { lit, total: buildings.length })}</p>
      <ButtonLink href={href} className="w-full">
        {label}
      </ButtonLink>
    </>
  );
}
