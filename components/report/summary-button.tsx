import { getTranslations } from "next-intl/server";
import { PdfButton } from "@/components/report/pdf-button";

type Props = { attemptId: string; simulationTitle?: string; completedAt?: string };

/** The button that saves the PDF summary, with its words. */
export async function SummaryButton(props: Props) {
  const translate = await getTranslations("report.pdf");
  const texts = {
    button: translate("button"),
    pending: translate("pending"),
    done: translate("done"),
    failed: translate("failed"),
  };
  return <PdfButton {...props} texts={texts} />;
}
