import { getTranslations } from "next-intl/server";
import { DAY_PARTS, RESULT_MONTHS } from "@/lib/citizenship/exam-facts";

/** A moment of the exam's day; `minutes` is null for what has no set time. */
export type ExamDayMoment = { key: string; title: string; minutes: string | null; text: string };

/** Lists the tasks of the exam day in order. @param asksExtraTime adds a reminder of the request for extra time */
export async function getExamDay(asksExtraTime: boolean): Promise<ExamDayMoment[]> {
  const translate = await getTranslations("report.plan.day");
  const facts = await getTranslations("citizenship.facts");
  const reminder = asksExtraTime ? ` ${translate("arrive.extraTime")}` : "";
  return [
    { key: "arrive", title: translate("arrive.title"), minutes: null, text: translate("arrive.text") + reminder },
    ...DAY_PARTS.map(({ part, minutes }) => ({
      key: part,
      title: facts(`parts.${part}`),
      minutes: facts("minutes", { minutes }),
      text: translate(`parts.${part}`),
    })),
    { key: "after", title: translate("after.title"), minutes: null, text: translate("after.text", RESULT_MONTHS) },
  ];
}
