import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { figureFormat } from "@/components/admin/figure-format";
import { FlagForm } from "@/components/admin/flag-form";
import { OptionShares } from "@/components/admin/option-shares";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { FEW_LEARNERS, isSmall } from "@/lib/admin/item-rules";
import type { QuestionHealth, SimulationHealth } from "@/lib/admin/queries/question-health";
import { explanationText } from "@/lib/exam/paper";

type Props = { simulation: SimulationHealth; question: QuestionHealth };

/** One question whole: its words, key and explanation, how learners answered, why to look at it, and the marker. */
export async function QuestionDetail({ simulation, question: health }: Props) {
  const t = await getTranslations("admin.questions");
  const locale = await getLocale();
  const { percent, index, percentInterval, indexInterval, seconds } = await figureFormat();
  const { question, reasons, time, learners, setAside, flag } = health;
  const few = isSmall(health);
  const figures = [
    ["facility", percent(health.facility), percentInterval(health.facilityInterval)],
    ["discrimination", index(health.discrimination), indexInterval(health.discriminationInterval)],
    ["time", time ? seconds(time.medianSeconds) : "-", time && t("basis", { count: time.learners })],
    ["learners", t("number", { count: learners }), setAside > 0 ? t("setAside", { count: setAside }) : null],
  ] as const;
  return (
    <div className="space-y-8">
      <p>
        <Link
          href={`/admin/questions/${simulation.id}`}
          prefetch={false}
          className="inline-block min-h-11 py-2 underline underline-offset-4"
        >
          {t("backTo", { title: simulation.title })}
        </Link>
      </p>
      {few && <Alert>{t("fills", { count: FEW_LEARNERS })}</Alert>}
      {reasons.length > 0 && (
        <Alert tone="careful">
          <p className="font-semibold">{t("look")}</p>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasonTexts.${reason}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="text" className="space-y-3">
          <h2 id="text" className="text-2xl">
            {t("text")}
          </h2>
          {question.title && <p className="text-sm text-ink-soft">{question.title}</p>}
          <p lang="it" className="text-lg">
            {question.question}
          </p>
          <OptionShares health={health} />
          <div className="space-y-2 rounded-md bg-sunken p-4">
            <h3 className="font-bold">{t("explanation")}</h3>
            <p className="whitespace-pre-line">{explanationText(question.explanation, locale)}</p>
            <p className="text-sm text-ink-soft">{t("evidence")}</p>
            <q lang="it">{question.evidence.quote}</q>
          </div>
        </section>
        <div className="space-y-8">
          <section aria-labelledby="figures" className="space-y-3">
            <h2 id="figures" className="text-2xl">
              {t("figures")}
            </h2>
            <dl className="grid grid-cols-2 gap-3">
              {figures.map(([name, value, note]) => (
                <div key={name} className="rounded-lg border border-line bg-surface p-4">
                  <dt className="text-ink-soft">{t(`columns.${name}`)}</dt>
                  <dd className={`text-2xl tabular-nums ${few ? "text-ink-soft" : ""}`}>{value}</dd>
                  {note && <dd className="text-sm text-ink-soft tabular-nums">{note}</dd>}
                </div>
              ))}
            </dl>
          </section>
          <ClientMessages namespaces={["admin.questions.flag"]}>
            <FlagForm
              question={{ simulationId: simulation.id, section: health.section, questionId: health.id }}
              note={flag?.note ?? null}
            />
          </ClientMessages>
        </div>
      </div>
    </div>
  );
}
