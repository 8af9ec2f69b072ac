import { useTranslations } from "next-intl";
import { StageCard } from "@/components/exam/stage-card";
import type { Lights, SceneName } from "@/components/layout/scene";
import { ButtonLink } from "@/components/ui/link";
import type { SimulationCard } from "@/lib/exam/cards";
import { getSimulation } from "@/lib/exam/content/library";
import { reviewPath, rewritingPath } from "@/lib/exam/paths";
import { WRITING_SECTION } from "@/lib/exam/sections";
import type { TodayStep } from "@/lib/report/today";

type Props = {
  step: TodayStep;
  /** Formatted deadline for finishing the open attempt after the access ended, or null. */
  finishBy: string | null;
};

type Shown = { theme: SceneName; lights: Lights; title: string; text: string; href: string; label: string };

/** The one next step of the dashboard, with its time and the page's only filled button. */
export function TodayStepCard({ step, finishBy }: Props) {
  const translate = useTranslations("report.today");
  const dashboard = useTranslations("exam.dashboard");
  const { title, text, href, label, theme, lights } = useStep(step);
  const minutes = "minutes" in step ? step.minutes : null;
  const eyebrow = [dashboard("next.title"), ...(minutes === null ? [] : [translate("minutes", { minutes })])];
  return (
    <StageCard id="today" theme={theme} lights={lights} eyebrow={eyebrow.join(" · ")} title={title}>
      <p className="max-w-reading">{text}</p>
      <ButtonLink href={href} className="w-full sm:w-auto sm:px-8">
        {label}
      </ButtonLink>
      {finishBy && <p className="text-sm">{dashboard("finishBy", { moment: finishBy })}</p>}
    </StageCard>
  );
}

function useStep(step: TodayStep): Shown {
  const translate = useTranslations("report.today");
  const dashboard = useTranslations("exam.dashboard");
  const plan = useTranslations("report.plan");
  const sections = useTranslations("exam.sections");
  const parts = useTranslations("exam.sitting.parts");
  const the = useTranslations("exam.verdict.the");
  const deck = useTranslations("deck");
  const drafts = useTranslations("drafts.links");
  const simulation = (id: number) => ({ theme: getSimulation(id).theme, lights: "waiting" as const });
  const finished = (id: number) => ({ theme: getSimulation(id).theme, lights: "on" as const });
  const exam = { theme: "exam", lights: "on", href: "/piano", label: plan("card.open") } as const;
  const inOneGo = (section: Parameters<typeof sections>[0]) => translate("section", { section: sections(section) });
  const open = ({ id, title, lastSession }: SimulationCard, text: string): Shown => {
    return { ...simulation(id), title, text, href: `/exam/${lastSession?.id}`, label: dashboard("resume") };
  };
  switch (step.kind) {
    case "examDay":
      return { ...exam, title: plan("countdown", { days: 0 }), text: plan("steps.exam.text") };
    case "rest":
      return { ...exam, title: plan("countdown", { days: 1 }), text: plan("steps.rest.text") };
    case "resume":
      return open(step.card, step.section ? inOneGo(step.section) : translate("onlyEnd"));
    case "resumeOnPaper":
      return open(step.card, translate("onPaper"));
    case "resumeExam":
      return open(step.card, translate("part", { part: parts(step.part) }));
    case "start": {
      const { id, title } = step.card;
      const text = inOneGo(step.section);
      return { ...simulation(id), title, text, href: `/simulazioni/${id}`, label: dashboard("start.button") };
    }
    case "deck":
      return {
        theme: "exam",
        lights: "on",
        title: translate("deck", { count: step.count }),
        text: translate("deckText"),
        href: "/ripasso",
        label: deck("due.start"),
      };
    case "rewrite":
      return {
        ...finished(step.simulationId),
        title: translate("missing", { count: 1, list: the(WRITING_SECTION) }),
        text: translate("rewriteText"),
        href: rewritingPath(step.attemptId),
        label: drafts("rewriteText"),
      };
    case "review":
      return {
        ...finished(step.simulationId),
        title: dashboard("next.allDone"),
        text: translate("reviewText", { section: the(step.section) }),
        href: reviewPath(step.attemptId, step.section),
        label: dashboard("next.review", { section: the(step.section) }),
      };
  }
}
