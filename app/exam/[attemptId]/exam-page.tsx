import { getTranslations } from "next-intl/server";
import { type ExamAsked, openExam } from "@/app/exam/[attemptId]/open-exam";
import { LoadingView, orLoading } from "@/components/layout/loading-view";

/** The exam screen of one attempt, and a loading view until it was read. */
export async function ExamPage(asked: ExamAsked) {
  const translate = await getTranslations("exam");
  return orLoading(openExam(asked), <LoadingView label={translate("loadingContent")} />);
}
