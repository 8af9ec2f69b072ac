import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { getExamDay } from "@/components/report/plan/exam-day";
import { TitledCard } from "@/components/ui/card";
import { TextLink } from "@/components/ui/link";
import { EXAM_FACTS_PATH } from "@/lib/citizenship/exam-facts";

/** The day of the exam from the arrival to the results, for the last week before it. */
export async function ExamDayCard({ asksExtraTime }: { asksExtraTime: boolean }) {
  const translate = await getTranslations("report.plan.day");
  const citizenship = await getTranslations("citizenship");
  return (
    <TitledCard id="day" title={translate("title")} tone="sky" className="space-y-4">
      <ReadAloud className="space-y-4">
        <ol className="space-y-3">
          {(await getExamDay(asksExtraTime)).map(({ key, title, minutes, text }) => (
            <li key={key} className="space-y-1">
              <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{title}</span>
                {minutes && <span className="font-normal">{minutes}</span>}
              </h3>
              <p className="max-w-reading">{text}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-reading">{translate("text")}</p>
      </ReadAloud>
      <TextLink href={EXAM_FACTS_PATH}>{citizenship("toFacts")}</TextLink>
    </TitledCard>
  );
}
