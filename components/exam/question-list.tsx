"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useExam } from "@/components/exam/exam-context";
import { QuestionItem } from "@/components/exam/question-item";
import { answerKey } from "@/lib/exam/answer-key";
import type { QuestionSection } from "@/lib/exam/sections";

type Props = { section: QuestionSection; isDisabled: boolean };

/** The questions of a section, to be answered. */
export function QuestionList({ section, isDisabled }: Props) {
  const t = useTranslations("exam.questions");
  const { state, store } = useExam();
  const { content, answers } = state[section];
  const onAnswer = useCallback(
    (id: number, value: string) => store.change(section, answerKey(section, id), value),
    [store, section],
  );
  const rule = content.questions.some(({ options }) => options) ? t("chooseLetter") : t("trueFalse");
  return (
    <>
      <p className="mb-5 font-semibold">{rule}</p>
      <ol className="space-y-4">
        {content.questions.map((question) => (
          <li key={question.id}>
            <QuestionItem
              section={section}
              question={question}
              answer={answers[answerKey(section, question.id)] ?? ""}
              isDisabled={isDisabled}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-reading text-ink-soft">{t("final")}</p>
    </>
  );
}
