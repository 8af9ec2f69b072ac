import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { useExam } from "@/components/exam/exam-context";
import { QuestionList } from "@/components/exam/kinds/question-list";
import { HearingPanel } from "@/components/exam/sitting/hearing-panel";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { isQuestionSection } from "@/lib/exam/sections";

type Props = Omit<ComponentProps<typeof HearingPanel>, "isAlone"> & { scene: ReactNode };

/**
 * A listening section in exam mode. Until the time to read begins, the recording has a screen of its own; then its state
 * stays in sight beside or above the questions.
 */
export function HearingSection({ scene, ...panel }: Props) {
  const t = useTranslations("exam");
  const { current, state, areQuestionsHidden: isAlone } = useExam();
  const measured = useMeasuredHeight("--pinned");
  if (!isQuestionSection(current)) return null;
  return (
    <div
      className={
        isAlone
          ? "flex flex-1 flex-col"
          : "split:max-lg:grid split:max-lg:grid-cols-2 split:max-lg:items-start split:max-lg:gap-6 lg:contents"
      }
    >
      {isAlone && scene}
      <div
        ref={measured}
        className={
          isAlone
            ? "mx-auto w-full max-w-xl px-4 pt-6 text-center"
            : "room-side sticky z-10 max-lg:top-(--top) max-w-3xl bg-paper pb-3 lg:pb-0 crowded:static"
        }
      >
        <HearingPanel isAlone={isAlone} {...panel} />
      </div>
      {isAlone ? (
        <div className="mx-auto w-full max-w-xl space-y-2 px-4 pt-4 pb-8 text-center">
          <p className="text-lg font-semibold">{t("sitting.hearing.listen")}</p>
          <p className="text-ink-soft">{t("sitting.hearing.hidden")}</p>
          <p className="text-sm text-ink-soft">{t("audio.note")}</p>
        </div>
      ) : (
        <>
          <div className="room-main max-w-3xl lg:max-w-none">
            <QuestionList section={current} isDisabled={state[current].isLocked || state[current].isClosing} />
          </div>
          <p className="room-note mt-3 text-sm text-ink-soft">{t("audio.note")}</p>
        </>
      )}
    </div>
  );
}
