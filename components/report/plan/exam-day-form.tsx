"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ValidatedForm } from "@/components/accounts/validated-form";
import { DeleteExamButton } from "@/components/report/plan/delete-exam-button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toaster";
import { saveExamDay } from "@/lib/report/actions";
import type { OwnExam } from "@/lib/report/queries";

type Props = { exam: Pick<OwnExam, "id" | "day" | "asksExtraTime"> | null; from: string; to: string };

export function ExamDayForm({ exam, from, to }: Props) {
  const translate = useTranslations("report.plan.date");
  const router = useRouter();
  return (
    <ValidatedForm
      // Remounts the form with the value saved or removed elsewhere on the page.
      key={exam ? `${exam.id} ${exam.day} ${exam.asksExtraTime}` : ""}
      schema={async () => (await import("@/lib/report/schema")).examDaySchema}
      send={saveExamDay}
      onDone={() => {
        notify({ tone: "good", title: translate("saved"), text: translate("savedText") });
        router.refresh();
      }}
      words={{ failed: translate("failed") }}
      summary={translate("summary")}
      button={translate("save")}
      variant="secondary"
      pending={translate("saving")}
      extraButtons={exam && <DeleteExamButton examId={exam.id} />}
    >
      {(errors) => (
        <>
          <Field
            id="exam-day-field"
            name="examDay"
            type="date"
            min={from}
            max={to}
            label={translate("day")}
            hint={translate("dayHint")}
            defaultValue={exam?.day}
            error={errors["examDay"]}
            inputClassName="sm:max-w-56"
          />
          <Checkbox
            id="exam-extra-time"
            name="extraTime"
            value="on"
            label={translate("extraTime")}
            hint={translate("extraTimeHint")}
            defaultChecked={exam?.asksExtraTime}
          />
        </>
      )}
    </ValidatedForm>
  );
}
