"use client";

import { CorrectionList } from "@/components/exam/correction-list";
import { useExam } from "@/components/exam/exam-context";
import { PassageText } from "@/components/exam/passage-text";
import { QuestionList } from "@/components/exam/question-list";
import { TwoPanes, usePanes } from "@/components/exam/two-panes";
import type { QuestionSection } from "@/lib/exam/sections";

/** A text to read beside its questions. */
export function ReadingSection({ section, isDisabled }: { section: QuestionSection; isDisabled: boolean }) {
  const { content, result } = useExam().state[section];
  const { shown, show } = usePanes();
  if (!content.passage) return null;
  return (
    <TwoPanes
      shown={shown}
      onShow={show}
      textLabel={content.passage.title}
      text={<PassageText passage={content.passage} />}
      questions={
        result ? (
          <CorrectionList section={section} corrections={result.corrections} />
        ) : (
          <QuestionList section={section} isDisabled={isDisabled} />
        )
      }
    />
  );
}
