import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { QuestionsResult } from "@/lib/exam/correction";

// Not needed while answering.
const CorrectionList = dynamic(() => import("@/components/exam/correction-list").then((list) => list.CorrectionList));

export function SectionCorrection({ result }: { result: QuestionsResult }) {
  const t = useTranslations("exam.correction");
  return (
    <>
      <h3 className="mb-3 text-xl">{t("heading")}</h3>
      <CorrectionList corrections={result.corrections} heading="h4" notAnswered={t("notAnswered")} />
    </>
  );
}
