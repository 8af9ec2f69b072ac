import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useExam } from "@/components/exam/exam-context";
import { GuardedButton } from "@/components/exam/guarded-button";
import { HandInWords, handInWordsOf } from "@/components/exam/hand-in-words";
import { TimeLeft } from "@/components/exam/time-left";
import { useToUnanswered } from "@/components/exam/use-to-unanswered";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeader } from "@/components/ui/sheet";
import type { QuestionPlace } from "@/lib/exam/progress";

type Props = {
  isOpen: boolean;
  isComplete: boolean;
  unanswered: QuestionPlace | null;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/**
 * Shows what is missing and two buttons; while something is missing the filled one leads there. The buttons come after
 * the content, away from the pressed one in the bar: a double tap must not confirm.
 */
export function CheckSheet({ isOpen, isComplete, unanswered, onClose, onConfirm, children }: Props) {
  const t = useTranslations("exam");
  const { mode, sitting, isHearing } = useExam();
  const id = useId();
  const toUnanswered = useToUnanswered(isHearing ? null : unanswered);
  const isReady = isComplete && !isHearing;
  const confirm = (
    <GuardedButton
      variant={isReady ? "primary" : "quiet"}
      size={isReady ? "big" : "default"}
      className={isReady ? "w-full" : "w-full no-underline"}
      onClick={onConfirm}
      {...handInWordsOf(id)}
    >
      <HandInWords id={id} word={t(isReady ? `handIn.${mode}.button` : `handIn.${mode}.anyway`)} />
    </GuardedButton>
  );
  return (
    <Sheet open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <SheetContent className="max-w-xl">
        <SheetHeader title={t(`handIn.${mode}.title`)} closeLabel={t("close")} />
        <div className="space-y-4 p-4 sm:px-6">
          {sitting && <TimeLeft remainingMs={sitting.remainingMs} />}
          <ReadAloud className="space-y-4">{children}</ReadAloud>
          <div className="space-y-2">
            {isReady && confirm}
            <Button
              variant={isReady ? "quiet" : "primary"}
              size={isReady ? "default" : "big"}
              className="w-full"
              onClick={() => {
                onClose();
                toUnanswered?.go();
              }}
            >
              {toUnanswered?.words ?? t("handIn.back")}
            </Button>
            {!isReady && confirm}
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}
