import { useTranslations } from "next-intl";
import { type ComponentProps, startTransition } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { type Step, stepIndexOf, toSteps } from "@/lib/exam/steps";
import { cn } from "@/lib/utils";

type Props = {
  /** The hand-in is being sent, or queued until the network is back. */
  isBusy: boolean;
  /** All that is handed in is answered. */
  isComplete: boolean;
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
      ref={useMeasuredHeight("--section-bar")}
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
        {isLocked ? <NextSectionButton section={current} /> : <SectionStep {...props} />}
      </div>
    </fieldset>
  );
}

/** Narrow enough for three beside each other on a small phone. */
function BarButton({ className, ...rest }: ComponentProps<typeof GuardedButton>) {
  return <GuardedButton className={cn("px-2 min-[22rem]:px-3 leading-tight", className)} {...rest} />;
}

const ROW = "flex min-h-12 flex-wrap items-center justify-between gap-1";

/** Previous and next step. The first step goes back to the previous section, the last step on to the hand-in. */
function StepButtons({ steps, ...handIn }: Props & { steps: readonly Step[] }) {
  const t = useTranslations("exam.bar");
  const { question, showQuestion, navigate } = useExam();
  const { nextOfPart, onward } = useOnward();
  const index = stepIndexOf(steps, question);
  const previousId = steps[index - 1]?.ids[0];
  const nextId = steps[index + 1]?.ids[0];
  const advance = () => {
    if (nextId !== undefined) showQuestion(nextId);
    else if (onward) navigate(onward);
    else handIn.onHandIn();
  };
  return (
    <>
      {previousId === undefined ? (
        <PreviousSection />
      ) : (
        <BarButton variant="secondary" onClick={() => showQuestion(previousId)}>
          {t("previous")}
        </BarButton>
      )}
      {!nextOfPart && <HandInButton {...handIn} variant={nextId === undefined ? "primary" : "secondary"} />}
      <BarButton
        variant={nextId === undefined && !onward ? "secondary" : "primary"}
        disabled={nextId === undefined && !onward && handIn.isBusy}
        onClick={advance}
      >
        {t("next")}
      </BarButton>
    </>
  );
}

/**
 * `nextOfPart`: exam only, the next section of the running part, which is handed in as a whole; null after its last
 * one. `onward`: the section that may be opened next; also while the section's hand-in is queued.
 */
function useOnward(): { nextOfPart: Section | null; onward: Section | null } {
  const { sitting, current, pendingHandIn, nextOpen } = useExam();
  const nextOfPart = sitting?.sections[sitting.sections.indexOf(current) + 1] ?? null;
  return { nextOfPart, onward: nextOfPart ?? (pendingHandIn === current ? nextOpen : null) };
}

function SectionStep(props: Props) {
  const t = useTranslations("exam.bar");
  const { navigate, areQuestionsHidden } = useExam();
  const { nextOfPart, onward } = useOnward();
  if (areQuestionsHidden) return null;
  return (
    <>
      {!nextOfPart && <HandInButton {...props} />}
      {onward && <BarButton onClick={() => navigate(onward)}>{t("next")}</BarButton>}
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

/** In exam mode it is the main button only once everything was heard and answered: there it ends the whole part. */
function HandInButton({ isBusy, isComplete, onHandIn, variant }: Props & { variant?: "primary" | "secondary" }) {
  const t = useTranslations("exam");
  const { mode, pendingHandIn, isHearing } = useExam();
  const isEarly = mode === "exam" && (isHearing || !isComplete);
  const words = pendingHandIn ? t("waiting.button") : t(isBusy ? `handIn.${mode}.busy` : `handIn.${mode}.button`);
  return (
    <BarButton variant={isEarly ? "secondary" : variant} disabled={isBusy} onClick={onHandIn}>
      {words}
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
  const { finish, isFinishing, pendingHandIn, sitting } = useExam();
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
      disabled={isFinishing || pendingHandIn === "simulation"}
      onClick={() => startTransition(press)}
    >
      {isFinishing ? t("pending") : t("button")}
    </BarButton>
  );
}
