import { getTranslations } from "next-intl/server";
import { Disclosure } from "@/components/exam/disclosure";
import { ChoiceRow } from "@/components/exam/start/choice-row";
import { SoundCheck } from "@/components/exam/start/sound-check";
import { StartForm } from "@/components/exam/start/start-form";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene, type SceneName } from "@/components/layout/scene";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import { CHOSEN_MODES, EXTRA_TIMES, type ExtraTime, PARTS, partMinutes, sectionsOf } from "@/lib/exam/mode";
import type { Attempt } from "@/lib/exam/queries";
import { SECTIONS } from "@/lib/exam/sections";
import { REST_MINUTES } from "@/lib/exam/sitting";

const SOUND_HELP = ["volume", "silent", "headphones", "elsewhere"] as const;

type Props = {
  simulation: { id: number; theme: SceneName; title: string; description: string };
  /** The learner's attempt at this simulation; null before the start. */
  attempt: Attempt | null;
};

/** The page before a simulation: its picture, sound check, mode choice, start button and upcoming parts. */
export async function StartView({ simulation, attempt }: Props) {
  const translate = await getTranslations("exam");
  const { id, theme, title, description } = simulation;
  return (
    <PageShell
      header={
        <header className="page pt-3">
          <BackLink href="/dashboard">{translate("toDashboard")}</BackLink>
        </header>
      }
      className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_minmax(0,1fr)] lg:items-start lg:gap-x-12"
    >
      <div className="night overflow-hidden rounded-xl">
        <Scene
          theme={theme}
          ground="night"
          lights={attempt?.status === "closed" ? "on" : "waiting"}
          className="h-32 sm:h-48"
        />
        <ReadAloud className="space-y-2 p-[min(1rem,5vw)] sm:p-6">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-ink-soft">{description}</p>
          <p className="font-semibold">{translate("start.plan.once")}</p>
        </ReadAloud>
      </div>
      {attempt ? (
        <StartedNotice attempt={attempt} />
      ) : (
        <>
          <Card className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <SoundSection />
            <ClientMessages namespaces={["exam.start"]}>
              <StartForm simulationId={id}>
                <ModeChoice />
              </StartForm>
            </ClientMessages>
          </Card>
          <ExamPlan />
        </>
      )}
    </PageShell>
  );
}

/** Shown once a simulation was started: a link to continue or, when finished, to its review. */
async function StartedNotice({ attempt }: { attempt: Attempt }) {
  const isActive = attempt.status === "active";
  const translate = await getTranslations(`exam.start.${isActive ? "underWay" : "done"}`);
  const href = isActive ? `/exam/${attempt.id}` : `/review/${attempt.id}/${SECTIONS[0]}`;
  return (
    <Card aria-labelledby="started-title" className="space-y-3">
      <ReadAloud className="max-w-reading space-y-3">
        <h2 id="started-title" className="text-xl">
          {translate("title")}
        </h2>
        <p>{translate("text")}</p>
      </ReadAloud>
      <ButtonLink href={href} size="big" className="w-full">
        {translate("button")}
      </ButtonLink>
    </Card>
  );
}

async function SoundSection() {
  const translate = await getTranslations("exam.start.sound");
  const plan = await getTranslations("exam.start.plan");
  const exam = await getTranslations("exam.audio");
  return (
    <section aria-labelledby="sound-title">
      <ReadAloud className="space-y-2">
        <h2 id="sound-title" className="text-xl">
          {translate("title")}
        </h2>
        <ClientMessages namespaces={["exam.start.sound"]}>
          <SoundCheck src="/api/sound-check" />
        </ClientMessages>
        <details>
          <summary className="min-h-12 py-3 underline underline-offset-4">{translate("help")}</summary>
          <ul className="mt-1 list-disc space-y-1 ps-6">
            {SOUND_HELP.map((step) => (
              <li key={step}>{translate(`steps.${step}`)}</li>
            ))}
          </ul>
        </details>
        <p>{plan("headphones")}</p>
        <p className="text-sm text-ink-soft">{exam("note")}</p>
      </ReadAloud>
    </section>
  );
}

const FACTS = ["saved", "final"] as const;

/** Folded: the five sections with their exam minutes, and what to know beforehand. */
async function ExamPlan() {
  const translate = await getTranslations("exam");
  return (
    <Disclosure label={translate("start.plan.title")}>
      <ReadAloud className="space-y-5">
        <ol className="space-y-3">
          {PARTS.map((part) => (
            <li key={part} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <p className="font-semibold tabular-nums">
                {translate("start.plan.minutes", { minutes: partMinutes(part, "none") ?? 0 })}
              </p>
              <ul>
                {sectionsOf(part).map((section) => (
                  <li key={section}>
                    <strong>{translate(`sections.${section}`)}</strong>{" "}
                    <span className="text-ink-soft">{translate(`start.plan.${section}`)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <p className="text-sm text-ink-soft">{translate("start.plan.text")}</p>
        <ul className="list-disc space-y-1 ps-5">
          {FACTS.map((fact) => (
            <li key={fact}>{translate(`start.plan.${fact}`)}</li>
          ))}
        </ul>
      </ReadAloud>
    </Disclosure>
  );
}

const RULES = ["away", "rest", "end", "kept"] as const;

const ON_PAPER_RULES = ["booklet", "begins", "kept"] as const;

/** The three modes, with what to know of the exam's and of paper and, for the exam, extra time. Plain radios that work without JavaScript. */
async function ModeChoice() {
  const translate = await getTranslations("exam.start");
  const duration = (extraTime: ExtraTime) => {
    const minutes = PARTS.reduce((sum, part) => sum + (partMinutes(part, extraTime) ?? 0), 0);
    return translate("hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  return (
    <div className="group space-y-6">
      <ReadAloud isOver>
        <fieldset className="min-w-0 space-y-3">
          <legend className="mb-3 min-h-12 pe-14 text-xl font-bold">{translate("mode.legend")}</legend>
          {CHOSEN_MODES.map((mode, index) => (
            <ChoiceRow
              key={mode}
              name="mode"
              value={mode}
              defaultChecked={index === 0}
              label={translate(`mode.${mode}`)}
            >
              {translate(`mode.${mode}Text`, { time: duration("none") })}
            </ChoiceRow>
          ))}
        </fieldset>
      </ReadAloud>
      <ReadAloud className="hidden max-w-reading group-has-[[name=mode][value=paper]:checked]:block">
        <ul className="list-disc space-y-1 ps-5">
          {ON_PAPER_RULES.map((rule) => (
            <li key={rule}>{translate(`mode.${rule}`)}</li>
          ))}
        </ul>
      </ReadAloud>
      <div className="hidden space-y-6 group-has-[[name=mode][value=exam]:checked]:block">
        <ReadAloud className="max-w-reading">
          <ul className="list-disc space-y-1 ps-5">
            {RULES.map((rule) => (
              <li key={rule}>{translate(`mode.${rule}`, { minutes: REST_MINUTES })}</li>
            ))}
          </ul>
        </ReadAloud>
        <fieldset className="min-w-0 space-y-2" aria-describedby="extra-time-text">
          <legend className="text-lg font-bold">{translate("extra.legend")}</legend>
          <p id="extra-time-text" className="mb-3 max-w-reading text-ink-soft">
            {translate("extra.text")}
          </p>
          {EXTRA_TIMES.map((extraTime, index) => (
            <ChoiceRow
              key={extraTime}
              name="extraTime"
              value={extraTime}
              defaultChecked={index === 0}
              label={translate(`extra.${extraTime}`, { time: duration(extraTime) })}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}
