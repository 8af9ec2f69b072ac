"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelfCheckExamples } from "@/components/oral/self-check-examples";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Alert } from "@/components/ui/alert";
import { saveSelfCheck } from "@/lib/oral/calls";
import type { SelfCheckAnswer, SelfCheckAnswers } from "@/lib/oral/rehearsal-view";
import { FIRST_SELF_CHECK_IDS, SELF_CHECK_IDS, type SelfCheckId } from "@/lib/oral/self-check";

const CHOICES = ["yes", "partly", "no"] as const satisfies readonly SelfCheckAnswer[];

const FIRST: readonly SelfCheckId[] = FIRST_SELF_CHECK_IDS;
const OTHERS = SELF_CHECK_IDS.filter((id) => !FIRST.includes(id));

type Props = { rehearsalId: string; saved: SelfCheckAnswers };

/** The questions for listening back: three first, the others on request. None is compulsory and none is a mark. */
export function SelfCheckForm({ rehearsalId, saved }: Props) {
  const translate = useTranslations("oral.check");
  const [answers, setAnswers] = useState(saved);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (id: SelfCheckId, answer: SelfCheckAnswer) => {
    const next = { ...answers, [id]: answer };
    setAnswers(next);
    setFailed(!(await saveSelfCheck(rehearsalId, next)).ok);
  };
  const ask = (id: SelfCheckId) => (
    <Question key={id} id={id} answer={answers[id]} onChoose={(answer) => choose(id, answer)} />
  );
  return (
    <div className="space-y-5">
      {hasFailed && (
        <Alert tone="wrong" role="alert">
          {translate("failed")}
        </Alert>
      )}
      {FIRST.map(ask)}
      <Accordion>
        <AccordionItem>
          <AccordionTrigger>{translate("more")}</AccordionTrigger>
          <AccordionContent className="space-y-5">{OTHERS.map(ask)}</AccordionContent>
        </AccordionItem>
      </Accordion>
    </div>
  );
}

type QuestionProps = {
  id: SelfCheckId;
  answer: SelfCheckAnswer | undefined;
  onChoose: (answer: SelfCheckAnswer) => void;
};

function Question({ id, answer, onChoose }: QuestionProps) {
  const translate = useTranslations("oral");
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-semibold">{translate(`selfCheck.${id}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map((choice) => (
          <label key={choice} className="answer-row flex-1">
            <input
              type="radio"
              name={`check-${id}`}
              value={choice}
              checked={answer === choice}
              onChange={() => onChoose(choice)}
              className="size-6 shrink-0 accent-chosen focus-visible:outline-none"
            />
            <span>{translate(`check.${choice}`)}</span>
          </label>
        ))}
      </div>
      <AccordionItem>
        <AccordionTrigger className="text-sm">{translate("check.examples")}</AccordionTrigger>
        <SelfCheckExamples id={id} />
      </AccordionItem>
    </fieldset>
  );
}
