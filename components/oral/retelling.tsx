import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { DeviceError, openMicrophone, Recording } from "@/components/oral/device/recorder";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";
import type { DeviceFault } from "@/lib/oral/device/recording-format";
import { nextRetelling, RETELLING_LINE } from "@/lib/oral/rehearsal-progress";
import type { AnswerView } from "@/lib/oral/rehearsal-view";

type Running = { recording: Recording; close: () => void; endsAt: number; attempt: number };

type Props = {
  ownerId: string;
  rehearsalId: string;
  answers: readonly AnswerView[];
  onAnswer: (answer: AnswerView) => Promise<void>;
};

/** The same topic told again in less time: three minutes, two, one and a half. */
export function Retelling({ ownerId, rehearsalId, answers, onAnswer }: Props) {
  const translate = useTranslations("oral");
  const [running, setRunning] = useState<Running | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const kept = useRef<Running | null>(null);
  const next = nextRetelling(answers);

  useEffect(
    () => () => {
      void kept.current?.recording.stop();
      kept.current?.close();
    },
    [],
  );

  const end = () => {
    running?.close();
    kept.current = null;
    setRunning(null);
  };

  const start = async () => {
    if (!next) return;
    setBusy(true);
    setFault(null);
    const opened = await openMicrophone();
    if (!opened.ok) setFault(opened.fault);
    else {
      const { microphone } = opened;
      try {
        const key = { ownerId, rehearsalId, attempt: next.attempt, line: RETELLING_LINE };
        const recording = await Recording.start(microphone, key);
        const stopFaults = microphone.onFault((found) => {
          setFault(found);
          microphone.close();
          kept.current = null;
          setRunning(null);
        });
        const close = () => {
          stopFaults();
          microphone.close();
        };
        const begun = { recording, close, endsAt: performance.now() + next.seconds * 1000, attempt: next.attempt };
        kept.current = begun;
        setLeft(next.seconds);
        setRunning(begun);
      } catch (error) {
        microphone.close();
        setFault(error instanceof DeviceError ? error.fault : "stopped");
      }
    }
    setBusy(false);
  };

  const stop = async () => {
    if (!running || isBusy) return;
    setBusy(true);
    const measures = await running.recording.stop();
    end();
    await onAnswer({ attempt: running.attempt, line: RETELLING_LINE, measures });
    setBusy(false);
  };

  useInterval(
    () => {
      const seconds = Math.ceil(((running?.endsAt ?? 0) - performance.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) void stop();
    },
    running ? 250 : null,
  );

  return (
    <div className="space-y-3">
      {fault && (
        <Alert tone="careful" role="alert">
          {translate(`faults.${fault}`)}
        </Alert>
      )}
      {running ? (
        <>
          <p role="timer" className="text-2xl font-semibold tabular-nums">
            {translate("again.left", { time: formatClock(left) })}
          </p>
          <Button className="w-full sm:w-auto" disabled={isBusy} onClick={stop}>
            {translate("again.stop")}
          </Button>
        </>
      ) : next ? (
        <>
          <p>{translate("again.lead")}</p>
          <Button className="w-full sm:w-auto" disabled={isBusy} onClick={start}>
            <Mic aria-hidden="true" />
            <span>{translate("again.start", { time: formatClock(next.seconds) })}</span>
          </Button>
        </>
      ) : (
        <p>{translate("again.end")}</p>
      )}
    </div>
  );
}
