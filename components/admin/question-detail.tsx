import { getLocale, getTranslations } from "next-intl/server";
import { FigureCards } from "@/components/admin/facts";
import { figureFormat } from "@/components/admin/figure-format";
import { FlagForm } from "@/components/admin/flag-form";
import { PlainLink } from "@/components/admin/links";
import { PageSection } from "@/components/admin/page-section";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { isSmallSample, MIN_LEARNERS } from "@/lib/admin/item-rules";
import type { QuestionHealth, SimulationHealth } from "@/lib/admin/queries/question-health";
import { explanationText } from "@/lib/exam/localize";
import { formatAnswer } from "@/lib/exam/options";

type Props = { simulation: SimulationHealth; question: QuestionHealth };

export async function QuestionDetail({ simulation, question: health }: Props) {
  const t = await getTranslations("admin.questions");
  return (
    <div className="space-y-8">
      <PlainLink href={`/admin/questions/${simulation.id}`}>{t("backTo", { title: simulation.title })}</PlainLink>
      {isSmallSample(health) && <Alert>{t("fills", { count: MIN_LEARNERS })}</Alert>}
      {health.reasons.length > 0 && (
        <Alert tone="careful">
          <p className="font-semibold">{t("look")}</p>
          <ul className="list-disc ps-5">
            {health.reasons.map((reason) => (
              <li key={reason}>{t(`reasonTexts.${reason}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <QuestionText health={health} />
        <div className="space-y-8">
          <QuestionFigures health={health} />
          <ClientMessages namespaces={["admin.questions.flag"]}>
            <FlagForm
              question={{ simulationId: simulation.id, section: health.section, questionId: health.id }}
              note={health.flag?.note ?? null}
            />
          </ClientMessages>
        </div>
      </div>
    </div>
  );
}

async function QuestionText({ health }: { health: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const { question } = health;
  return (
    <PageSection id="text" title={t("text")}>
      {question.title && <p className="text-sm text-ink-soft">{question.title}</p>}
      <p lang="it" dir="ltr" className="text-lg">
        {question.question}
      </p>
      <OptionShares health={health} />
      <div className="space-y-2 rounded-md bg-sunken p-4">
        <h3 className="font-bold">{t("explanation")}</h3>
        <p className="whitespace-pre-line">{explanationText(question.explanation, await getLocale())}</p>
        <p className="text-sm text-ink-soft">{t("evidence")}</p>
        <q lang="it" dir="ltr">
          {question.evidence.quote}
        </q>
      </div>
    </PageSection>
  );
}

async function OptionShares({ health }: { health: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const words = await getTranslations("exam.questions");
  const { percent } = await figureFormat();
  const { options, unanswered, question } = health;
  const rows = [
    ...options.map(({ letter, ...row }) => ({ label: formatAnswer(letter, question.options, words), ...row })),
    { label: t("columns.unanswered"), isKey: false, ...unanswered },
  ];
  return (
    <ul aria-label={t("columns.options")} className="space-y-2">
      {rows.map(({ label, isKey, learners, share }) => (
        <li key={label} className={`rounded-md p-3 ${isKey ? "bg-accent-soft" : "bg-sunken"}`}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span lang="it" dir="ltr">
              <span>{label}</span>
              {isKey && <strong className="ms-2 text-sm text-accent">{t("key")}</strong>}
            </span>
            <span className="tabular-nums">{t("shareOf", { share: percent(share), count: learners })}</span>
          </div>
          <svg aria-hidden="true" className="mt-2 block h-2 w-full rounded-full bg-surface rtl:-scale-x-100">
            <rect width={`${share * 100}%`} height="100%" className={isKey ? "fill-accent" : "fill-edge"} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

async function QuestionFigures({ health }: { health: QuestionHealth }) {
  const t = await getTranslations("admin.questions");
  const { percent, index, percentInterval, indexInterval, seconds } = await figureFormat();
  const { time, learners, excluded } = health;
  const figures = [
    ["facility", percent(health.facility), percentInterval(health.facilityInterval)],
    ["discrimination", index(health.discrimination), indexInterval(health.discriminationInterval)],
    ["time", time ? seconds(time.medianSeconds) : "-", time && t("basis", { count: time.learners })],
    ["learners", t("number", { count: learners }), excluded > 0 ? t("setAside", { count: excluded }) : null],
  ] as const;
  const isFaint = isSmallSample(health);
  return (
    <PageSection id="figures" title={t("figures")}>
      <FigureCards
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]"
        figures={figures.map(([name, value, note]) => ({ name: t(`columns.${name}`), value, isFaint, notes: [note] }))}
      />
    </PageSection>
  );
}
