import { getTranslations } from "next-intl/server";
import { TextArea } from "@/components/ui/field";
import { CRITERION_NAMES, type CriteriaScores, type Criterion } from "@/lib/exam/criteria";
import { DESCRIPTORS } from "@/lib/writing/descriptors";

export function CriteriaFields({ proposal }: { proposal: CriteriaScores | null }) {
  return CRITERION_NAMES.map((criterion) => (
    <CriterionField key={criterion} criterion={criterion} proposed={proposal?.[criterion]} />
  ));
}

async function CriterionField({ criterion, proposed }: { criterion: Criterion; proposed: number | undefined }) {
  const t = await getTranslations("writing.criteria");
  return (
    <fieldset>
      <legend className="font-semibold">{t(criterion)}</legend>
      <div className="mt-1 grid gap-2">
        {DESCRIPTORS[criterion].map((descriptor, points) => (
          <label
            key={descriptor}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-md border-2 border-edge bg-surface px-3 py-1 has-checked:border-chosen has-checked:bg-chosen-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={criterion}
              value={points}
              defaultChecked={proposed === points}
              className="size-5 shrink-0 accent-chosen focus-visible:outline-none"
              aria-describedby={`${criterion}-${points}`}
              aria-label={String(points)}
            />
            <span className="font-semibold">{points}</span>
            <span id={`${criterion}-${points}`} lang="it" className="text-sm">
              {descriptor}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export async function CorrectedTextField({ value }: { value: string }) {
  const t = await getTranslations("admin.marking");
  return (
    <TextArea
      id="correctedText"
      name="correctedText"
      lang="it"
      label={t("correctedText")}
      hint={t("correctedHint")}
      rows={10}
      defaultValue={value}
    />
  );
}

export async function FeedbackField({ id = "feedback", value }: { id?: string; value: string }) {
  const t = await getTranslations("admin.marking");
  return (
    <TextArea
      id={id}
      name="feedback"
      label={t("feedback")}
      hint={t("feedbackHint")}
      rows={6}
      required
      maxLength={4000}
      defaultValue={value}
    />
  );
}
