"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FieldFrame } from "@/components/ui/field";
import { markWriting } from "@/lib/admin/actions";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores, type Criterion, sumCriteria } from "@/lib/exam/criteria";
import { SECTION_MAX, WRITING_PASS } from "@/lib/exam/score";

type Proposal = { criteria: Partial<CriteriaScores>; feedback: string; correctedText: string };

const FIELD = "w-full rounded-md border-2 border-edge bg-surface p-3 text-base";

/** A teacher's marks of one writing: the five criteria, the corrected text and the feedback, from a proposal if there is one. */
export function MarkingForm({ writingId, proposal }: { writingId: string; proposal: Proposal }) {
  const t = useTranslations("admin.marking");
  const writing = useTranslations("writing");
  const router = useRouter();
  const [scores, setScores] = useState(proposal.criteria);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, startSending] = useTransition();
  const criteria = toWhole(scores);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!criteria) return setTrouble(t("incomplete"));
    setTrouble(null);
    startSending(async () => {
      const marks = {
        writingId,
        criteria,
        feedback: String(form.get("feedback") ?? ""),
        correctedText: String(form.get("correctedText") ?? ""),
      };
      const answer = await markWriting(marks).catch(() => null);
      if (answer?.ok) router.push("/admin/writings");
      else setTrouble(answer?.message ?? t("failed"));
    });
  };

  return (
    <form onSubmit={send} className="space-y-6">
      <h2 className="text-2xl">{t("title")}</h2>
      {CRITERION_NAMES.map((criterion) => (
        <CriterionField
          key={criterion}
          criterion={criterion}
          chosen={scores[criterion]}
          onChoose={(points) => setScores({ ...scores, [criterion]: points })}
        />
      ))}
      <p role="status" className="text-lg font-semibold">
        {criteria
          ? `${t("sum", { score: sumCriteria(criteria), max: SECTION_MAX })}. ${writing(
              sumCriteria(criteria) >= WRITING_PASS ? "result.sufficient" : "result.insufficient",
            )}`
          : t("sumLater")}
      </p>
      <FieldFrame id="correctedText" label={t("correctedText")} hint={t("correctedHint")}>
        <textarea
          id="correctedText"
          name="correctedText"
          lang="it"
          rows={10}
          aria-describedby="correctedText-hint"
          defaultValue={proposal.correctedText}
          className={FIELD}
        />
      </FieldFrame>
      <FieldFrame id="feedback" label={t("feedback")} hint={t("feedbackHint")}>
        <textarea
          id="feedback"
          name="feedback"
          rows={6}
          required
          maxLength={4000}
          aria-describedby="feedback-hint"
          defaultValue={proposal.feedback}
          className={FIELD}
        />
      </FieldFrame>
      {trouble && (
        <Alert role="alert" tone="wrong">
          {trouble}
        </Alert>
      )}
      <Button type="submit" disabled={isSending} className="w-full sm:w-auto">
        {isSending ? t("sending") : t("send")}
      </Button>
    </form>
  );
}

type CriterionProps = { criterion: Criterion; chosen: number | undefined; onChoose: (points: number) => void };

function CriterionField({ criterion, chosen, onChoose }: CriterionProps) {
  const t = useTranslations("writing");
  return (
    <fieldset>
      <legend className="font-semibold">{t(`criteria.${criterion}`)}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {[...Array(CRITERIA[criterion] + 1).keys()].map((points) => (
          <label
            key={points}
            className="flex min-h-12 min-w-16 cursor-pointer items-center gap-2 rounded-md border-2 border-edge bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={criterion}
              value={points}
              checked={chosen === points}
              onChange={() => onChoose(points)}
              className="size-5 accent-accent focus-visible:outline-none"
            />
            {points}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** All five criteria, or null while one is missing. */
function toWhole({ efficacia, stile, morfosintassi, lessico, ortografia }: Partial<CriteriaScores>) {
  const isMissing = [efficacia, stile, morfosintassi, lessico, ortografia].includes(undefined);
  if (isMissing) return null;
  return {
    efficacia: efficacia ?? 0,
    stile: stile ?? 0,
    morfosintassi: morfosintassi ?? 0,
    lessico: lessico ?? 0,
    ortografia: ortografia ?? 0,
  };
}
