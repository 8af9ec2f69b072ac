"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { saveOutcome } from "@/lib/report/actions";
import { EXAM_OUTCOMES, type ExamOutcome, type MeasuredAbility } from "@/lib/report/real-exam";

type Props = { examId: string; ability: MeasuredAbility; name: string; told: ExamOutcome | null };

export function OutcomeChoice({ examId, ability, name, told }: Props) {
  const [chosen, setChosen] = useState(told);
  const [isSaved, setSaved] = useState(false);
  const t = useTranslations("report.plan.outcome");
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {EXAM_OUTCOMES.map((outcome) => (
          <Answer
            key={outcome}
            told={{ examId, ability, outcome }}
            isChosen={chosen === outcome}
            onSaved={() => {
              setChosen(outcome);
              setSaved(true);
            }}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-accent">
        {isSaved && t("saved")}
      </p>
    </fieldset>
  );
}

type AnswerProps = { told: Parameters<typeof saveOutcome>[0]; isChosen: boolean; onSaved: () => void };

function Answer({ told, isChosen, onSaved }: AnswerProps) {
  const t = useTranslations("report.plan.outcome");
  const { submit, isBlocked } = useSubmit({
    send: () => saveOutcome(told),
    onDone: onSaved,
    words: { title: t("title"), failed: t("failedText") },
  });
  return (
    <Button
      variant={isChosen ? "primary" : "secondary"}
      size="compact"
      aria-pressed={isChosen}
      disabled={isBlocked}
      onClick={() => submit()}
    >
      {t(told.outcome)}
    </Button>
  );
}
