import { useTranslations } from "next-intl";
import { startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import { Button } from "@/components/ui/button";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { type Step, stepIndexOf, toSteps } from "@/lib/exam/steps";

/** Buttons ignore presses right after a screen change, without looking disabled. */
const BUTTON_CLASSES = "px-2 min-[22rem]:px-3 leading-tight aria-disabled:opacity-100";

type Props = {
  /** The hand-in is being sent, or queued until the network is back. */
  isBusy: boolean;
  onHandIn: () => void;
};

/** The sticky bar of a section: back, hand in, next. On small screens it moves step by step. */
export function SectionBar(props: Props) {
  const t = useTranslations("exam.bar");
  const { state, current, showsAll, areQuestionsHidden } = useExam();
  const { isLocked, content } = state[current];
  const steps = toSteps(content.questions);
  const isStepped = steps.length > 1 && !showsAll && !isLocked && !areQuestionsHidden;
  return (
    <fieldset
      aria-label={t("label")}
      className="sticky bottom-0 z-10 border-t border-line bg-surface px-2 py-1 lg:px-8 lg:py-2 crowded:static print:hidden"
    >
      {isStepped && (
        <div className={`${ROW} lg:hidden`}>
          <StepButtons {...props} steps={steps} />
        </div>
      )}
      <div className={isStepped ? `${ROW} max-lg:hidden` : ROW}>
        <PreviousSection />
        {isLocked ? <NextStep section={current} /> : <SectionStep {...props} />}
      </div>
    </fieldset>
  );
}

const ROW = "flex min-h-12 flex-wrap items-center justify-between gap-1";

/** Previous and next step. The first step goes back to the previous section, the last step on to the hand-in. */
function StepButtons({ steps, ...handIn }: Props & { steps: readonly Step[] }) {
  const t = useTranslations("exam.bar");
  const { question, showQuestion, isSettled, navigate, pendingHandIn, current, nextOpen } = useExam();
  const next = useNextSectionOfPart();
  // While the section's hand-in is queued, the learner may continue.
  const nextSection = next ?? (pendingHandIn === current ? nextOpen : null);
  const index = stepIndexOf(steps, question);
  const previousId = steps[index - 1]?.ids[0];
  const nextId = steps[index + 1]?.ids[0];
  const advance = () => {
    if (nextId !== undefined) showQuestion(nextId);
    else if (nextSection) navigate(nextSection);
    else handIn.onHandIn();
  };
  return (
    <>
      {previousId === undefined ? (
        <PreviousSection />
      ) : (
        <Button
          variant="secondary"
          className={BUTTON_CLASSES}
          aria-disabled={!isSettled}
          onClick={() => isSettled && showQuestion(previousId)}
        >
          {t("previous")}
        </Button>
      )}
      {!next && <HandInButton {...handIn} variant={nextId === undefined ? "primary" : "secondary"} />}
      <Button
        variant={nextId === undefined && !nextSection ? "secondary" : "primary"}
        className={BUTTON_CLASSES}
        disabled={nextId === undefined && !nextSection && handIn.isBusy}
        aria-disabled={!isSettled}
        onClick={() => isSettled && advance()}
      >
        {t("next")}
      </Button>
    </>
  );
}

/** Exam only: the next section of the running part, which is handed in as a whole; null after its last one. */
function useNextSectionOfPart(): Section | null {
  const { sitting, current } = useExam();
  return sitting?.sections[sitting.sections.indexOf(current) + 1] ?? null;
}

function SectionStep(props: Props) {
  const t = useTranslations("exam.bar");
  const { navigate, isSettled, areQuestionsHidden } = useExam();
  const next = useNextSectionOfPart();
  if (areQuestionsHidden) return null;
  if (!next) {
    return (
      <>
        <HandInButton {...props} />
        <NextWhilePending />
      </>
    );
  }
  return (
    <Button className={BUTTON_CLASSES} aria-disabled={!isSettled} onClick={() => isSettled && navigate(next)}>
      {t("next")}
    </Button>
  );
}

function NextWhilePending() {
  const t = useTranslations("exam.bar");
  const { pendingHandIn, current, nextOpen, navigate, isSettled } = useExam();
  if (pendingHandIn !== current || !nextOpen) return null;
  return (
    <Button className={BUTTON_CLASSES} aria-disabled={!isSettled} onClick={() => isSettled && navigate(nextOpen)}>
      {t("next")}
    </Button>
  );
}

function PreviousSection() {
  const t = useTranslations("exam.bar");
  const { current, navigate, isSettled, sitting } = useExam();
  const sections = sitting?.sections ?? SECTIONS;
  const previous = sections[sections.indexOf(current) - 1];
  return (
    <Button
      variant="secondary"
      className={BUTTON_CLASSES}
      disabled={!previous}
      aria-disabled={!isSettled}
      onClick={() => isSettled && previous && navigate(previous)}
    >
      {t("previous")}
    </Button>
  );
}

function HandInButton({ isBusy, onHandIn, variant }: Props & { variant?: "primary" | "secondary" }) {
  const t = useTranslations("exam");
  const { mode, isSettled, pendingHandIn } = useExam();
  const words = pendingHandIn ? t("waiting.button") : t(isBusy ? `handIn.${mode}.busy` : `handIn.${mode}.button`);
  return (
    <Button
      variant={variant}
      className={BUTTON_CLASSES}
      disabled={isBusy}
      aria-disabled={!isSettled}
      onClick={() => isSettled && onHandIn()}
    >
      {words}
    </Button>
  );
}

type NextProps = { section: Section; onStep?: () => void };

/** After a hand-in: the next open section, or finish when there is none. */
export function NextStep({ section, onStep }: NextProps) {
  const t = useTranslations("exam");
  const { nextOpen, navigate, isSettled } = useExam();
  if (!nextOpen) return <FinishButton variant="primary" size="default" {...(onStep && { onPress: onStep })} />;
  const advance = () => {
    onStep?.();
    navigate(nextOpen);
  };
  return (
    <>
      {section === WRITING_SECTION && (
        <FinishButton variant="secondary" size="default" {...(onStep && { onPress: onStep })} />
      )}
      <Button className={BUTTON_CLASSES} aria-disabled={!isSettled} onClick={() => isSettled && advance()}>
        {t("bar.next")}
      </Button>
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
  onPress?: () => void;
};

function FinishButton({ variant = "quiet", size = "small", className = "", onPress }: FinishProps) {
  const t = useTranslations("exam.finish");
  const { finish, isFinishing, isSettled, pendingHandIn, sitting } = useExam();
  // In exam mode the last part ends the attempt.
  if (sitting) return null;
  const press = () => {
    onPress?.();
    finish();
  };
  return (
    <Button
      variant={variant}
      size={size}
      className={`${BUTTON_CLASSES} ${className}`}
      disabled={isFinishing || pendingHandIn === "simulation"}
      aria-disabled={!isSettled}
      onClick={() => isSettled && startTransition(press)}
    >
      {isFinishing ? t("pending") : t("button")}
    </Button>
  );
}
