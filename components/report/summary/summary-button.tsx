import { useMessages, useTranslations } from "next-intl";
import { PdfButton } from "@/components/report/summary/pdf-button";
import { pickSummaryMessages } from "@/lib/report/summary/messages";

/** Upper bounds in seconds for a phone at a quarter of our CPU speed and 400 kbit/s. */
const SLOW_SECONDS = { code: 20, drawing: 12 };

type Props = { attemptId: string; simulationTitle?: string; completedAt?: string };

export function SummaryButton(props: Props) {
  const t = useTranslations("report.pdf");
  const texts = { button: t("button"), pending: t("pending"), done: t("done"), failed: t("failed") };
  const steps = {
    code: t("code", { seconds: SLOW_SECONDS.code }),
    fonts: t("fonts"),
    drawing: t("drawing", { seconds: SLOW_SECONDS.drawing }),
  };
  return <PdfButton {...props} messages={pickSummaryMessages(useMessages())} texts={texts} steps={steps} />;
}
