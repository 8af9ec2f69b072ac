import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { PartCheck } from "@/components/exam/check-grid";
import type { ExamInput } from "@/components/exam/exam-context";
import { ExamScreen } from "@/components/exam/exam-screen";
import { HearingSection } from "@/components/exam/sitting/hearing-section";
import { PartStart } from "@/components/exam/sitting/part-start";
import { SittingBar } from "@/components/exam/sitting/sitting-bar";
import { useHearing } from "@/components/exam/sitting/use-hearing";
import { useSitting } from "@/components/exam/sitting/use-sitting";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { Spinner } from "@/components/ui/spinner";
import { useInterval } from "@/components/ui/use-interval";
import type { SittingView } from "@/lib/exam/sitting";

export type SittingScreenProps = Omit<ExamInput, "sitting"> & {
  /** The sitting when the page was rendered; only the sections of the part that was running then are included. */
  sitting: SittingView;
  writing: ReactNode;
  /** The simulation's picture. */
  scene: ReactNode;
  onPartBegun: () => void;
  onOver: () => void;
};

const RETRY_MS = 5000;

const runningPartOf = ({ phase, part }: SittingView) => (phase === "running" || phase === "ending" ? part : null);

/** A simulation in exam mode: a start page before each part, then the timed exam screen, finally the result. */
export function SittingScreen(props: SittingScreenProps) {
  const { sitting: initialView, writing, scene, onPartBegun, onOver, ...exam } = props;
  const { id, simulationTitle } = exam.attempt;
  const audio = useRef<HTMLAudioElement>(null);
  const t = useTranslations("exam");
  const sitting = useSitting(id, initialView);
  const { phase, part, parts } = sitting.view;
  const running = runningPartOf(sitting.view);
  const hasContent = running === runningPartOf(initialView);
  const hearing = useHearing(id, audio, running === "listening");

  useEffect(() => {
    if (phase === "over") onOver();
    else if (running !== null && !hasContent) onPartBegun();
  }, [phase, running, hasContent, onPartBegun, onOver]);
  useInterval(onPartBegun, running !== null && !hasContent ? RETRY_MS : null);

  // Playing once inside the tap allows the element to play later.
  const unlockAudio = () => void audio.current?.play().catch(() => undefined);
  const runningPart = useMemo(() => {
    const partView = parts.find((candidate) => candidate.part === running);
    if (!partView) return null;
    const { remainingMs, serverNow } = sitting;
    return {
      sections: partView.sections,
      hearing,
      hearingView: hearing && <HearingSection hearing={hearing} scene={scene} />,
      check: <PartCheck />,
      remainingMs,
      serverNow,
      finish: () => sitting.finish(partView.part),
    };
  }, [parts, running, hearing, scene, sitting]);

  return (
    <>
      <UncaptionedAudio ref={audio} preload="auto" />
      {running === null && part !== null ? (
        <PartStart
          attemptId={id}
          sitting={sitting}
          part={part}
          simulationTitle={simulationTitle}
          scene={scene}
          onBegin={unlockAudio}
        />
      ) : running !== null && hasContent && runningPart ? (
        <ExamScreen
          {...exam}
          key={running}
          initialSection={
            runningPart.sections.find((section) => section === exam.initialSection) ??
            runningPart.sections[0] ??
            exam.initialSection
          }
          sitting={runningPart}
          clock={<SittingBar />}
          writing={writing}
          onFinished={async () => onOver()}
        />
      ) : (
        <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center p-4 outline-none">
          <Spinner label={t("loadingContent")} />
        </main>
      )}
    </>
  );
}
