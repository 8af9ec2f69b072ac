import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { TimeLeft } from "@/components/exam/time-left";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeader } from "@/components/ui/sheet";

type Props = { isOpen: boolean; isComplete: boolean; onClose: () => void; onConfirm: () => void; children: ReactNode };

/** The buttons come after the content, away from the pressed one in the bar: a double tap must not confirm. */
export function CheckSheet({ isOpen, isComplete, onClose, onConfirm, children }: Props) {
  const t = useTranslations("exam");
  const { mode, sitting, isHearing } = useExam();
  const isEarly = mode === "exam" && (isHearing || !isComplete);
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent className="max-w-xl">
        <SheetHeader title={t(`handIn.${mode}.title`)} closeLabel={t("close")} />
        <div className="space-y-4 p-4 sm:px-6">
          <p>{t(`handIn.${mode}.final`)}</p>
          {sitting && <TimeLeft remainingMs={sitting.remainingMs} />}
          {children}
          <div className="flex flex-wrap gap-3 pt-2">
            <GuardedButton variant={isEarly ? "danger" : "primary"} onClick={onConfirm}>
              {t(isComplete && !isHearing ? `handIn.${mode}.button` : `handIn.${mode}.anyway`)}
            </GuardedButton>
            <Button variant={isEarly ? "primary" : "secondary"} onClick={onClose}>
              {t("handIn.back")}
            </Button>
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}
