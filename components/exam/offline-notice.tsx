import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";

/**
 * The offline notice: state of the answers, and which hand-in will be sent automatically.
 * @param isForAll whether the page shows more than the current section
 */
export function OfflineNotice({ isForAll = false }: { isForAll?: boolean }) {
  const t = useTranslations("exam");
  const { pendingHandIn, cancelPendingHandIn, cancelledByEdit, current } = useExam();
  const isOnline = useOnline();
  const isPending = pendingHandIn !== null;
  const cancelled = isForAll || cancelledByEdit === current ? cancelledByEdit : null;
  const isCancelled = cancelled !== null;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPending) message.current?.scrollIntoView({ block: "center" });
  }, [isPending]);
  const sentence = () => {
    if (isCancelled) return t("waiting.edited");
    if (!isPending) return t("waiting.goOn");
    return pendingHandIn === "simulation"
      ? t("waiting.simulation")
      : t("waiting.section", { section: t(`sections.${pendingHandIn}`) });
  };
  const title = cancelled ? t(`sections.${cancelled}`) : t(isOnline ? "waiting.unreached" : "waiting.offline");
  return (
    <div ref={message} role="status" className="print:hidden">
      {(isPending || isCancelled || !isOnline) && (
        <Alert tone="careful" title={title} className="my-3 max-w-3xl">
          <ReadAloud>
            <p>{sentence()}</p>
          </ReadAloud>
          {isPending && (
            <Button variant="secondary" size="small" className="mt-3" onClick={cancelPendingHandIn}>
              {t("waiting.cancel")}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
