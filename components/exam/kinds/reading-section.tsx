"use client";

import { useExam } from "@/components/exam/exam-context";
import { PassageText } from "@/components/exam/kinds/passage-text";
import { QuestionList } from "@/components/exam/kinds/question-list";
import { TwoPanes } from "@/components/exam/kinds/two-panes";
import type { ReadingView } from "@/lib/exam/kinds/reading";

export function ReadingSectionView({ content, isDisabled }: { content: ReadingView; isDisabled: boolean }) {
  const { prova, passage } = content;
  const { state, showsAll } = useExam();
  const { result } = state[prova];
  return (
    <TwoPanes
      first={result ? "questions" : "text"}
      isDocked={!showsAll && result === null}
      isInRoom={result === null}
      textLabel={passage.title}
      text={<PassageText passage={passage} />}
      questions={<QuestionList section={prova} isDisabled={isDisabled} />}
    />
  );
}
