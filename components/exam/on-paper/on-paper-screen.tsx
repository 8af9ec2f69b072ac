import { type ReactNode, useRef, useState } from "react";
import { ExamContext, type ExamInput, useExamValue } from "@/components/exam/exam-context";
import { HandInStep } from "@/components/exam/on-paper/hand-in-step";
import { KeyedAnswers } from "@/components/exam/on-paper/keyed-answers";
import { ListenStep } from "@/components/exam/on-paper/listen-step";
import { OnPaperFrame } from "@/components/exam/on-paper/on-paper-frame";
import type { stepRules } from "@/components/exam/on-paper/step-rules";
import { useOnPaperStep } from "@/components/exam/on-paper/use-on-paper-step";
import { SessionLost } from "@/components/exam/session-lost";
import { useHearing } from "@/components/exam/sitting/use-hearing";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { useAutosave } from "@/components/exam/use-autosave";
import { useSettled } from "@/components/ui/use-settled";
import type { OnPaperStep } from "@/lib/exam/on-paper";

type Props = Omit<ExamInput, "sitting" | "clock"> & {
  initialStep: OnPaperStep;
  /** What to do in each step. */
  rules: ReturnType<typeof stepRules>;
  /** The button that makes the booklet. */
  booklet: ReactNode;
  /** The field for the text; it reads `useExam`. */
  writing: ReactNode;
  /** The simulation's picture. */
  scene: ReactNode;
  onFinished: (attemptId: string) => Promise<void>;
};

/** A simulation on paper: print, listen, answer with a pen, copy the answers and the text here, hand in all at once. */
export function OnPaperScreen({ initialStep, rules, booklet, writing, scene, onFinished, ...input }: Props) {
  const exam = useExamValue(input, onFinished);
  const { store } = exam;
  useAutosave(store);
  const { step, goTo } = useOnPaperStep(store, initialStep);
  const isStepSettled = useSettled(step);
  const audio = useRef<HTMLAudioElement>(null);
  const [hasBegun, setBegun] = useState(false);
  const hearing = useHearing(store.attempt.id, audio, hasBegun && step === "listen");
  const begin = () => {
    // Playing once inside the tap allows the element to play later.
    void audio.current?.play().catch(() => undefined);
    setBegun(true);
  };
  const bodies: Record<OnPaperStep, ReactNode> = {
    print: (
      <>
        <div className="space-y-2">{booklet}</div>
        <div className="night max-w-xl overflow-hidden rounded-xl">{scene}</div>
      </>
    ),
    listen: <ListenStep hearing={hearing} onBegin={begin} />,
    pen: null,
    answers: <KeyedAnswers />,
    text: writing,
    handIn: <HandInStep goTo={goTo} />,
  };
  const isNextFilled = step !== "listen" || hearing?.progress.phase === "over";
  return (
    <ExamContext value={{ ...exam, isSettled: exam.isSettled && isStepSettled }}>
      <UncaptionedAudio ref={audio} preload="auto" />
      <OnPaperFrame step={step} goTo={goTo} rules={rules[step]} isNextFilled={isNextFilled}>
        {bodies[step]}
      </OnPaperFrame>
      <SessionLost session={store.session} />
    </ExamContext>
  );
}
