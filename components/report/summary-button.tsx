import { useMessages, useTranslations } from "next-intl";
import { PdfButton } from "@/components/report/save-button";

type Props = { attemptId: string; simulationTitle?: string; completedAt?: string };

/** The button that saves the PDF summary, with its words. */
export function SummaryButton(props: Props) {
  const t = useTranslations("report.pdf");
  const texts = { button: t("button"), pending: t("pending"), done: t("done"), failed: t("failed") };
  const { report, exam } = useMessages();
  return <PdfButton {...props} messages={{ summary: report.summary, verdict: exam.verdict }} texts={texts} />;
}
