"use client";

import { useTranslations } from "next-intl";
import { ClozeGap, clozeGapId, ExampleGap } from "@/components/exam/cloze-gap";
import { CorrectionList } from "@/components/exam/correction-list";
import { useExam } from "@/components/exam/exam-context";
import { PassageText } from "@/components/exam/passage-text";
import { questionBoxId } from "@/components/exam/question-item";
import { QuestionList } from "@/components/exam/question-list";
import { TwoPanes, usePanes } from "@/components/exam/two-panes";
import { Button } from "@/components/ui/button";
import { answerKey } from "@/lib/exam/answer-key";
import { GAP } from "@/lib/exam/cloze";
import { optionOf } from "@/lib/exam/options";
import type { QuestionSection } from "@/lib/exam/sections";

/** A passage with gaps that fill with the chosen words; a gap leads to its question. */
export function ClozeSection({ section, isDisabled }: { section: QuestionSection; isDisabled: boolean }) {
  const t = useTranslations("exam");
  const { content, answers, result } = useExam().state[section];
  const { shown, show } = usePanes();
  const { passage, example } = content;
  if (!passage) return null;

  const renderGap = (id: number) => {
    if (id === 0) return <ExampleGap word={optionOf(example?.options, example?.answer) ?? ""} />;
    const correction = result?.corrections.find((candidate) => candidate.id === id);
    const options = content.questions.find((question) => question.id === id)?.options;
    const word = optionOf(options, correction ? correction.userAnswer : answers[answerKey(section, id)]);
    const right = correction ? optionOf(options, correction.correctAnswer) : null;
    return <ClozeGap id={id} word={word} right={right} onOpen={() => show("questions", questionBoxId(section, id))} />;
  };

  // The markers split the text: what stands at odd places is the number of a gap.
  const renderText = (text: string) =>
    text.split(GAP).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a passage never change their order
      <span key={index}>{index % 2 === 1 ? renderGap(Number(piece)) : piece}</span>
    ));

  return (
    <TwoPanes
      shown={shown}
      onShow={show}
      textLabel={passage.title}
      text={<PassageText passage={passage} renderText={renderText} className="text-lg leading-9" />}
      questions={
        <>
          {result ? (
            <CorrectionList section={section} corrections={result.corrections} />
          ) : (
            <QuestionList section={section} isDisabled={isDisabled} />
          )}
          <Button variant="quiet" size="small" className="mt-4 lg:hidden" onClick={() => show("text", clozeGapId(1))}>
            {t("cloze.toText")}
          </Button>
        </>
      }
    />
  );
}
