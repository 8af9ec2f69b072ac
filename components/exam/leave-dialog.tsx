import { useTranslations } from "next-intl";
import { TimeLeft } from "@/components/exam/time-left";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { Sheet, SheetContent } from "@/components/ui/sheet";

export type LeaveQuestion = "running" | "offline";

/** The time of a hearing, part or break, which continues after the learner leaves. */
export type RunningTime = { kind: "hearing" | "part" | "rest"; remainingMs: () => number | null };

type Props = {
  /** Null while the dialog is closed. */
  question: LeaveQuestion | null;
  running: RunningTime | null;
  onStay: () => void;
  onLeave: () => void;
};

/** Says which timer continues without the learner, with the time left. Without a network it only offers to stay. */
export function LeaveDialog({ question, running, onStay, onLeave }: Props) {
  const t = useTranslations("exam");
  const isOffline = question === "offline";
  const isTimed = running !== null && running.remainingMs() !== null;
  const title = isOffline ? t("waiting.offline") : t(isTimed ? "leave.timed" : "leave.title");
  return (
    <Sheet open={question !== null} onOpenChange={(open) => !open && onStay()}>
      <SheetContent side="bottom">
        <ReadAloud className="space-y-3">
          <DialogTitle>{title}</DialogTitle>
          {running && <TimeLeft remainingMs={running.remainingMs} isBig />}
          {isOffline ? <p>{t("leave.offline")}</p> : running && <p>{t(`leave.${wordsOf(running.kind, isTimed)}`)}</p>}
        </ReadAloud>
        <div className="mt-6 flex flex-col gap-2">
          <Button size="big" onClick={onStay}>
            {t("leave.stay")}
          </Button>
          {!isOffline && (
            <Button variant="quiet" onClick={onLeave}>
              {t("leave.leave")}
            </Button>
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

function wordsOf(kind: RunningTime["kind"], isTimed: boolean) {
  if (kind === "hearing") return "hearing";
  return kind === "rest" && isTimed ? "rest" : "saved";
}
