"use client";

import { useExam } from "@/components/exam/exam-context";
import { PassageText } from "@/components/exam/kinds/passage-text";
import { QuestionList } from "@/components/exam/kinds/question-list";
import { TwoPanes, usePanes } from "@/components/exam/kinds/two-panes";
import { MarkedQuoteContext, useMarkedQuoteState } from "@/components/exam/marked-quote";
import type { ReadingView } from "@/lib/exam/kinds/reading";

export function ReadingSection({ content, isDisabled }: { content: ReadingView; isDisabled: boolean }) {
  const { prova, passage } = content;
  const { state, showsAll } = useExam();
  const { result } = state[prova];
  const { shown, show } = usePanes(result ? "questions" : "text");
  const marked = useMarkedQuoteState(() => show("text"));
  return (
    <MarkedQuoteContext value={marked}>
      <TwoPanes
        shown={shown}
        onShow={show}
        isDocked={!showsAll && result === null}
        textLabel={passage.title}
        text={<PassageText passage={passage} />}
        questions={<QuestionList section={prova} isDisabled={isDisabled} />}
      />
    </MarkedQuoteContext>
  );
}
