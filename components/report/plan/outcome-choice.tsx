"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmit } from "@/components/ui/use-submit";
import { reportOutcome } from "@/lib/report/actions";
import { EXAM_OUTCOMES, type ExamOutcome, type MeasuredAbility } from "@/lib/report/real-exam";

type Props = { examId: string; ability: MeasuredAbility; name: string; reported: ExamOutcome | null };

export function OutcomeChoice({ examId, ability, name, reported }: Props) {
  const [chosen, setChosen] = useState(reported);
  const [isSaved, setSaved] = useState(false);
  const t = useTranslations("report.plan.outcome");
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {EXAM_OUTCOMES.map((outcome) => (
          <OutcomeButton
            key={outcome}
            choice={{ examId, ability, outcome }}
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

type OutcomeButtonProps = { choice: Parameters<typeof reportOutcome>[0]; isChosen: boolean; onSaved: () => void };

function OutcomeButton({ choice, isChosen, onSaved }: OutcomeButtonProps) {
  const t = useTranslations("report.plan.outcome");
  const { submit, isBlocked } = useSubmit({
    send: () => reportOutcome(choice),
    onDone: onSaved,
    words: { title: t("title"), failed: t("failedText") },
  });
  return (
    <Button
      variant={isChosen ? "chosen" : "secondary"}
      size="compact"
      aria-pressed={isChosen}
      disabled={isBlocked}
      onClick={() => submit()}
    >
      {t(choice.outcome)}
    </Button>
  );
}
