import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useExam } from "@/components/exam/exam-context";
import { QuestionList } from "@/components/exam/kinds/question-list";
import { HearingPanel } from "@/components/exam/sitting/hearing-panel";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import { isQuestionSection } from "@/lib/exam/sections";

/** A listening section in exam mode: sticky playback state; questions appear when reading time starts. */
export function HearingSection(panel: ComponentProps<typeof HearingPanel>) {
  const t = useTranslations("exam");
  const { current, state, areQuestionsHidden } = useExam();
  const measured = useMeasuredHeight("--pinned");
  if (!isQuestionSection(current)) return null;
  return (
    <div className="split:max-lg:grid split:max-lg:grid-cols-2 split:max-lg:items-start split:max-lg:gap-6">
      <div ref={measured} className="sticky top-(--top) z-10 max-w-3xl bg-paper pb-3 crowded:static">
        <HearingPanel {...panel} />
      </div>
      <div className="max-w-3xl">
        {areQuestionsHidden ? (
          <div className="space-y-2 py-6">
            <p className="text-xl font-semibold">{t("sitting.hearing.listen")}</p>
            <p className="max-w-reading">{t("sitting.hearing.hidden")}</p>
          </div>
        ) : (
          <QuestionList section={current} isDisabled={state[current].isLocked} />
        )}
        <p className="mt-3 text-sm text-ink-soft">{t("audio.note")}</p>
      </div>
    </div>
  );
}
