import { useTranslations } from "next-intl";
import { ExamDialog } from "@/components/exam/exam-dialog";
import { TimeLeft } from "@/components/exam/time-left";
import { Button } from "@/components/ui/button";

export type LeaveQuestion = "running" | "offline";

/** The time of a hearing, part or break, which continues after the learner leaves. */
export type RunningTime = { kind: "hearing" | "part" | "rest"; remainingMs: () => number | null };

type Props = {
  /** Null while nothing is asked. */
  question: LeaveQuestion | null;
  running: RunningTime | null;
  onStay: () => void;
  onLeave: () => void;
};

/** Says what goes on without the learner, with the time left. Without a network it offers only to stay. */
export function LeaveDialog({ question, running, onStay, onLeave }: Props) {
  const t = useTranslations("exam");
  const isOffline = question === "offline";
  const title = isOffline ? t("waiting.offline") : t("leave.title");
  return (
    <ExamDialog isOpen={question !== null} onClose={onStay} title={title} className="max-w-lg">
      <div className="mt-4 space-y-3">
        {isOffline && <p>{t("leave.offline")}</p>}
        {running && <WhatRunsOn {...running} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay}>{t("leave.stay")}</Button>
        {!isOffline && (
          <Button variant="secondary" onClick={onLeave}>
            {t("leave.leave")}
          </Button>
        )}
      </div>
    </ExamDialog>
  );
}

function WhatRunsOn({ kind, remainingMs }: RunningTime) {
  const t = useTranslations("exam.leave");
  const isTimed = remainingMs() !== null;
  return (
    <>
      {kind === "hearing" && <p>{t("hearing")}</p>}
      {kind === "rest" ? isTimed && <p>{t("rest")}</p> : <p>{t(isTimed ? "timed" : "untimed")}</p>}
      <TimeLeft remainingMs={remainingMs} />
    </>
  );
}
