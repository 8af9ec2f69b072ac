import { getLocale, getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReadAloud } from "@/components/layout/read-aloud";
import { DeleteExamButton } from "@/components/report/plan/delete-exam-button";
import { OutcomeChoice } from "@/components/report/plan/outcome-choice";
import { TitledCard } from "@/components/ui/card";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay } from "@/lib/product/format";
import { toCalendarDate } from "@/lib/product/italian-day";
import type { OwnExam } from "@/lib/report/queries";
import { MEASURED_ABILITIES } from "@/lib/report/real-exam";

export async function OutcomeCard({ exam }: { exam: OwnExam }) {
  const translate = await getTranslations("report.plan.outcome");
  const names = await getTranslations("report.readiness.ability");
  return (
    <TitledCard id="outcome" title={translate("title")} className="space-y-4">
      <ReadAloud className="max-w-reading space-y-4">
        <p className="text-sm text-ink-soft">
          {translate("day", withArticles({ day: formatDay(toCalendarDate(exam.day), await getLocale()) }))}
        </p>
        <p>{translate("text")}</p>
      </ReadAloud>
      <ClientMessages namespaces={["report.plan.outcome", "report.plan.forget"]}>
        {MEASURED_ABILITIES.map((ability) => (
          <OutcomeChoice
            key={ability}
            examId={exam.id}
            ability={ability}
            name={names(ability)}
            reported={exam[ability]}
          />
        ))}
        <DeleteExamButton examId={exam.id} />
      </ClientMessages>
    </TitledCard>
  );
}
