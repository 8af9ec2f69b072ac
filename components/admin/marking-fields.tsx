import { getTranslations } from "next-intl/server";
import { TextArea } from "@/components/ui/field";
import { CRITERIA, CRITERION_NAMES, type CriteriaScores, type Criterion } from "@/lib/exam/criteria";

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
      <div className="mt-1 flex flex-wrap gap-2">
        {[...Array(CRITERIA[criterion] + 1).keys()].map((points) => (
          <label
            key={points}
            className="flex min-h-12 min-w-16 cursor-pointer items-center gap-2 rounded-md border-2 border-edge bg-surface px-3 has-checked:border-chosen has-checked:bg-chosen-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={criterion}
              value={points}
              defaultChecked={proposed === points}
              className="size-5 accent-chosen focus-visible:outline-none"
            />
            <span>{points}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export async function MarkingTexts({ feedback, correctedText }: { feedback: string; correctedText: string }) {
  const t = await getTranslations("admin.marking");
  return (
    <>
      <TextArea
        id="correctedText"
        name="correctedText"
        lang="it"
        label={t("correctedText")}
        hint={t("correctedHint")}
        rows={10}
        defaultValue={correctedText}
      />
      <TextArea
        id="feedback"
        name="feedback"
        label={t("feedback")}
        hint={t("feedbackHint")}
        rows={6}
        required
        maxLength={4000}
        defaultValue={feedback}
      />
    </>
  );
}
