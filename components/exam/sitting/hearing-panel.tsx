import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { Hearing } from "@/components/exam/sitting/use-hearing";
import { Button } from "@/components/ui/button";
import { formatClock } from "@/lib/exam/clock";
import { countTexts, displayedStep } from "@/lib/exam/hearing-guide";
import { scriptDurationMs } from "@/lib/exam/hearing-script";

type Props = {
  hearing: Hearing;
  /** Whether the recording has the screen for itself. */
  isAlone: boolean;
  /** Whether the questions are on paper; no part of an exam runs then. */
  isOnPaper?: boolean;
};

/** The playback state as text, the volume, and a button if the browser wants a tap. There is no pause or seek. */
export function HearingPanel({ hearing, isAlone, isOnPaper = false }: Props) {
  const t = useTranslations("exam.sitting.hearing");
  const { progress, steps } = hearing;
  return (
    <section aria-label={t("label")} className={isAlone ? "[&_p]:font-display [&_p]:text-2xl" : "night rounded-lg p-4"}>
      <HearingStatus hearing={hearing} isOnPaper={isOnPaper} />
      <progress
        aria-label={t("progress")}
        max={Math.max(1, scriptDurationMs(steps))}
        value={progress.positionMs}
        className="mt-3 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-mint [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-mint"
      />
      <Volume {...hearing} />
    </section>
  );
}

type StatusProps = Required<Pick<Props, "hearing" | "isOnPaper">>;

const RESUME_WORDS = { blocked: "resume", takenOver: "takeBack", unplayable: "loadAgain" } as const;

function HearingStatus({ hearing: { progress, steps, resume }, isOnPaper }: StatusProps) {
  const t = useTranslations("exam.sitting.hearing");
  const { session } = useExam().store;
  const { phase, step: currentStep, leftSeconds } = progress;
  useEffect(() => {
    if (phase === "signedOut") void session.check().then((user) => user === "nobody" && session.askForSignIn());
  }, [phase, session]);
  const step = displayedStep(steps, currentStep);
  if (phase === "blocked" || phase === "takenOver" || phase === "unplayable") {
    return (
      <div role="alert" className="space-y-3">
        <p className="font-semibold">{t(isOnPaper && phase === "unplayable" ? "onPaper.unplayable" : phase)}</p>
        <Button variant="secondary" onClick={resume}>
          {t(RESUME_WORDS[phase])}
        </Button>
      </div>
    );
  }
  if (phase !== "playing" || !step) {
    const isOver = phase === "playing" || phase === "over";
    return (
      <p role="status" className="font-semibold">
        {t(isOver ? (isOnPaper ? "ended" : "over") : phase)}
      </p>
    );
  }
  const time = formatClock(step === currentStep ? leftSeconds : Math.ceil(step.durationMs / 1000));
  switch (step.kind) {
    case "text":
      return (
        <p className="font-semibold tabular-nums">
          {t("text", {
            number: step.text ?? 0,
            total: countTexts(steps, step.section),
            hearing: step.hearing ?? 1,
          })}
        </p>
      );
    case "reading":
    case "checking":
    case "copying": {
      const kind = isOnPaper && step.kind === "copying" ? "onPaper.copying" : step.kind;
      return (
        <>
          <p aria-hidden="true" className="font-semibold tabular-nums">
            {t(kind, { time })}
          </p>
          {/* Announced once at the start; announcing every second would block reading. */}
          <p role="status" className="sr-only">
            {t(`${kind}Begins`)}
          </p>
        </>
      );
    }
    default:
      return (
        <p lang="it" dir="ltr" className="font-semibold">
          {step.words}
        </p>
      );
  }
}

const MAX_VOLUME = 100;

function Volume({ volume, changeVolume }: Pick<Hearing, "volume" | "changeVolume">) {
  const t = useTranslations("exam.sitting.hearing");
  return (
    <label className="mt-1 -mb-2 flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <span>{t("volume")}</span>
      <input
        type="range"
        min={0}
        max={MAX_VOLUME}
        step={5}
        value={Math.round(volume * MAX_VOLUME)}
        onChange={({ target }) => changeVolume(target.valueAsNumber / MAX_VOLUME)}
        className="h-11 min-w-24 flex-1 accent-mint"
      />
    </label>
  );
}
