import { getTranslations } from "next-intl/server";
import { ExamPlan } from "@/components/exam/start/exam-plan";
import { ModeChoice } from "@/components/exam/start/mode-choice";
import { SoundCheck } from "@/components/exam/start/sound-check";
import { StartForm } from "@/components/exam/start/start-form";
import { BackLink } from "@/components/layout/back-link";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageShell } from "@/components/layout/page-shell";
import { Scene, type SceneName } from "@/components/layout/scene";
import { ButtonLink } from "@/components/ui/link";
import type { Attempt } from "@/lib/exam/queries";
import { SECTIONS } from "@/lib/exam/sections";

const SOUND_HELP = ["volume", "silent", "headphones", "elsewhere"] as const;

type Props = {
  simulation: { id: number; theme: SceneName; title: string; description: string };
  /** The learner's attempt at this simulation; null before the start. */
  attempt: Attempt | null;
};

/** The page before a simulation: content, sound check, mode, start button. */
export async function StartView({ simulation, attempt }: Props) {
  const translate = await getTranslations("exam");
  const { id, theme, title, description } = simulation;
  return (
    <PageShell header={<Back label={translate("toDashboard")} />} className="mx-auto max-w-3xl space-y-8">
      <div className="space-y-3">
        <Scene theme={theme} className="max-w-xs" />
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-reading text-ink-soft">{description}</p>
      </div>
      {attempt ? (
        <StartedNotice attempt={attempt} />
      ) : (
        <>
          <ExamPlan />
          <SoundSection />
          <ClientMessages namespaces={["exam.start"]}>
            <StartForm simulationId={id}>
              <ModeChoice />
            </StartForm>
          </ClientMessages>
        </>
      )}
    </PageShell>
  );
}

function Back({ label }: { label: string }) {
  return (
    <header className="page pt-3">
      <div className="mx-auto max-w-3xl">
        <BackLink href="/dashboard">{label}</BackLink>
      </div>
    </header>
  );
}

/** Shown once a simulation was started: a link to continue or, when finished, to its review. */
async function StartedNotice({ attempt }: { attempt: Attempt }) {
  const isActive = attempt.status === "active";
  const translate = await getTranslations(`exam.start.${isActive ? "underWay" : "done"}`);
  const href = isActive ? `/exam/${attempt.id}` : `/review/${attempt.id}/${SECTIONS[0]}`;
  return (
    <section aria-labelledby="started-title" className="space-y-3">
      <h2 id="started-title" className="text-xl">
        {translate("title")}
      </h2>
      <p className="max-w-reading">{translate("text")}</p>
      <ButtonLink href={href} className="w-full sm:w-auto">
        {translate("button")}
      </ButtonLink>
    </section>
  );
}

async function SoundSection() {
  const translate = await getTranslations("exam.start.sound");
  const exam = await getTranslations("exam.audio");
  return (
    <section aria-labelledby="sound-title" className="space-y-3 rounded-lg bg-sunken p-4 sm:p-6">
      <h2 id="sound-title" className="text-xl">
        {translate("title")}
      </h2>
      <ClientMessages namespaces={["exam.start.sound"]}>
        <SoundCheck src="/api/sound-check" />
      </ClientMessages>
      <p className="font-semibold">{translate("question")}</p>
      <details>
        <summary className="min-h-11 py-2 underline underline-offset-4">{translate("help")}</summary>
        <ul className="mt-1 list-disc space-y-1 pl-6">
          {SOUND_HELP.map((step) => (
            <li key={step}>{translate(`steps.${step}`)}</li>
          ))}
        </ul>
      </details>
      <p className="text-sm text-ink-soft">{exam("note")}</p>
    </section>
  );
}
