import { useTranslations } from "next-intl";
import { type ComponentProps, startTransition, useId } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { HandInWords, handInWordsOf } from "@/components/exam/hand-in-words";
import { useSteps } from "@/components/exam/use-steps";
import { useToUnanswered } from "@/components/exam/use-to-unanswered";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import type { QuestionPlace } from "@/lib/exam/progress";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

type Props = {
  /** The hand-in is being sent, or queued until the network is back. */
  isBusy: boolean;
  /** All that is handed in is answered. */
  isComplete: boolean;
  /** The unanswered question to lead to. */
  unanswered: QuestionPlace | null;
  onHandIn: () => void;
};

/** The sticky bar of a section: back, hand in, on. On small screens it moves step by step. One button is filled. */
export function SectionBar(props: Props) {
  const t = useTranslations("exam.bar");
  const { state, current, areQuestionsHidden } = useExam();
  const { isStepped } = useSteps();
  const measured = useMeasuredHeight("--section-bar");
  // While only the recording plays there is nothing to do.
  if (areQuestionsHidden) return null;
  return (
    <fieldset
      ref={measured}
      aria-label={t("label")}
      className="sticky bottom-0 z-10 border-t border-line bg-surface px-2 py-1 lg:px-6 crowded:static print:hidden"
    >
      {isStepped && (
        <div className={`${ROW} lg:hidden`}>
          <StepButtons {...props} />
        </div>
      )}
      <div className={isStepped ? `${ROW} max-lg:hidden` : ROW}>
        <PreviousSection />
        {state[current].isLocked ? <NextSectionButton section={current} /> : <SectionStep {...props} />}
      </div>
    </fieldset>
  );
}

/** Narrow enough for three beside each other on a small phone. */
function BarButton({ className, ...rest }: ComponentProps<typeof GuardedButton>) {
  return <GuardedButton className={cn("px-2! py-0.5! min-[22rem]:px-3! leading-tight", className)} {...rest} />;
}

const ROW = "flex min-h-12 items-center justify-between gap-1 lg:gap-3 crowded:flex-wrap";

/** Previous and next step. The first step goes back to the previous section, the last step on to the hand-in. */
function StepButtons(props: Props) {
  const t = useTranslations("exam.bar");
  const { showQuestion } = useExam();
  const { steps, index } = useSteps();
  const previousId = steps[index - 1]?.ids[0];
  const nextId = steps[index + 1]?.ids[0];
  return (
    <>
      {previousId === undefined ? (
        <PreviousSection />
      ) : (
        <BarButton variant="secondary" onClick={() => showQuestion(previousId)}>
          {t("previous")}
        </BarButton>
      )}
      {nextId === undefined ? (
        <SectionStep {...props} />
      ) : (
        <>
          <HandInButton {...props} isFilled={false} isShort />
          <BarButton className="min-w-24" onClick={() => showQuestion(nextId)}>
            {t("next")}
          </BarButton>
        </>
      )}
    </>
  );
}

/**
 * `nextOfPart`: exam only, the next section of the running part, which is handed in as a whole; null after its last
 * one. `onward`: the section that may be opened next; also while the section's hand-in is queued.
 */
function useOnward(): { nextOfPart: Section | null; onward: Section | null } {
  const { sitting, current, pendingHandIns, nextOpen } = useExam();
  const nextOfPart = sitting?.sections[sitting.sections.indexOf(current) + 1] ?? null;
  return { nextOfPart, onward: nextOfPart ?? (pendingHandIns.includes(current) ? nextOpen : null) };
}

/** The hand-in of all that is shown, and the filled way on: the next section, an unanswered question, or the hand-in. */
function SectionStep(props: Props) {
  const t = useTranslations("exam.bar");
  const { navigate, isHearing, current, state } = useExam();
  const { onward } = useOnward();
  // Before the first word there is nothing to hand in, so phones hide the button's second line.
  const isBlank = current === WRITING_SECTION && !state[WRITING_SECTION].answers.text?.trim();
  const toUnanswered = useToUnanswered(onward || props.isBusy ? null : props.unanswered);
  const isFilled = !onward && !toUnanswered && props.isComplete && !isHearing;
  return (
    <>
      <HandInButton {...props} isFilled={isFilled} isShort={isBlank || Boolean(onward ?? toUnanswered)} />
      {onward && <BarButton onClick={() => navigate(onward)}>{t("next")}</BarButton>}
      {toUnanswered && <BarButton onClick={toUnanswered.go}>{toUnanswered.words}</BarButton>}
    </>
  );
}

function PreviousSection() {
  const t = useTranslations("exam.bar");
  const { current, navigate, sitting } = useExam();
  const sections = sitting?.sections ?? SECTIONS;
  const previous = sections[sections.indexOf(current) - 1];
  return (
    <BarButton variant="secondary" disabled={!previous} onClick={() => previous && navigate(previous)}>
      {t("previous")}
    </BarButton>
  );
}

type HandInProps = Props & {
  isFilled: boolean;
  /** Whether phones, with another button beside it, have room for its word only. */
  isShort: boolean;
};

/** Nothing before the last section of an exam's part, which is handed in as a whole. */
function HandInButton({ isBusy, onHandIn, isFilled, isShort }: HandInProps) {
  const t = useTranslations("exam");
  const { mode, pendingHandIns } = useExam();
  const { nextOfPart } = useOnward();
  const id = useId();
  if (nextOfPart) return null;
  const button = { className: "lg:ms-auto", disabled: isBusy, onClick: onHandIn };
  if (isBusy)
    return (
      <BarButton variant="secondary" {...button}>
        {t(pendingHandIns.length > 0 ? "waiting.button" : `handIn.${mode}.busy`)}
      </BarButton>
    );
  return (
    <BarButton variant={isFilled ? "primary" : "secondary"} {...button} {...handInWordsOf(id)}>
      <HandInWords id={id} word={t(`handIn.${mode}.button`)} isShort={isShort} />
    </BarButton>
  );
}

/** After a hand-in: the next open section, or finish when there is none. */
export function NextSectionButton({ section, onStep }: { section: Section; onStep?: () => void }) {
  const t = useTranslations("exam");
  const { nextOpen, navigate } = useExam();
  if (!nextOpen) return <FinishButton variant="primary" size="default" onPress={onStep} />;
  const advance = () => {
    onStep?.();
    navigate(nextOpen);
  };
  return (
    <>
      {section === WRITING_SECTION && <FinishButton variant="secondary" size="default" onPress={onStep} />}
      <BarButton onClick={advance}>{t("bar.next")}</BarButton>
    </>
  );
}

/** The secondary button to finish at any time; hidden where the bar offers the same. */
export function SecondaryFinish(props: Pick<FinishProps, "className" | "onPress">) {
  const { state, current, nextOpen } = useExam();
  if (state[current].isLocked && (current === WRITING_SECTION || !nextOpen)) return null;
  return <FinishButton {...props} />;
}

type FinishProps = {
  variant?: "primary" | "secondary" | "quiet";
  size?: "default" | "small";
  className?: string;
  onPress?: (() => void) | undefined;
};

function FinishButton({ variant = "quiet", size = "small", className, onPress }: FinishProps) {
  const t = useTranslations("exam.finish");
  const { finish, isFinishing, pendingHandIns, sitting } = useExam();
  // In exam mode the last part ends the attempt.
  if (sitting) return null;
  const press = () => {
    onPress?.();
    finish();
  };
  return (
    <BarButton
      variant={variant}
      size={size}
      className={className}
      disabled={isFinishing || pendingHandIns.includes("simulation")}
      onClick={() => startTransition(press)}
    >
      {isFinishing ? t("pending") : t("button")}
    </BarButton>
  );
}
