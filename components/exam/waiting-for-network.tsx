import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useExam } from "@/components/exam/exam-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";

/** The offline notice: state of the answers, and which hand-in will be sent automatically. */
export function WaitingForNetwork() {
  const t = useTranslations("exam");
  const { waiting, cancelWaiting, takenBack, current } = useExam();
  const isOnline = useOnline();
  const isWaiting = waiting !== null;
  const isTakenBack = takenBack === current;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWaiting) message.current?.scrollIntoView({ block: "center" });
  }, [isWaiting]);
  const sentence = () => {
    if (isTakenBack) return t("waiting.edited");
    if (!isWaiting) return t("waiting.goOn");
    return waiting === "simulation"
      ? t("waiting.simulation")
      : t("waiting.section", { section: t(`sections.${waiting}`) });
  };
  const title = isTakenBack ? t(`sections.${current}`) : t(isOnline ? "waiting.unreached" : "waiting.offline");
  return (
    <div ref={message} role="status" className="print:hidden">
      {(isWaiting || isTakenBack || !isOnline) && (
        <Alert tone="careful" title={title} className="mt-3 max-w-3xl">
          <p>{sentence()}</p>
          {isWaiting && (
            <Button variant="secondary" size="small" className="mt-3" onClick={cancelWaiting}>
              {t("waiting.cancel")}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
