import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useExam } from "@/components/exam/exam-context";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";

/**
 * The offline notice: state of the answers, and which hand-ins will be sent automatically.
 * @param isForAll whether the page shows more than the current section
 */
export function OfflineNotice({ isForAll = false }: { isForAll?: boolean }) {
  const t = useTranslations("exam");
  const { pendingHandIns, cancelPendingHandIns, cancelledByEdit, current } = useExam();
  const isOnline = useOnline();
  const isPending = pendingHandIns.length > 0;
  const cancelled = isForAll || cancelledByEdit === current ? cancelledByEdit : null;
  const isCancelled = cancelled !== null;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPending) message.current?.scrollIntoView({ block: "center" });
  }, [isPending]);
  const waiting = pendingHandIns.map((what) =>
    what === "simulation" ? t("waiting.simulation") : t("waiting.section", { section: t(`sections.${what}`) }),
  );
  const first = isCancelled ? [t("waiting.edited")] : isPending ? [] : [t("waiting.goOn")];
  const title = cancelled ? t(`sections.${cancelled}`) : t(isOnline ? "waiting.unreached" : "waiting.offline");
  return (
    <div ref={message} role="status" className="print:hidden">
      {(isPending || isCancelled || !isOnline) && (
        <Alert tone="careful" title={title} className="my-3 max-w-3xl">
          <ReadAloud>
            {[...first, ...waiting].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </ReadAloud>
          {isPending && (
            <Button variant="secondary" size="small" className="mt-3" onClick={cancelPendingHandIns}>
              {t("waiting.cancel")}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
