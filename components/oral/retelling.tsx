import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { BrokenRecording } from "@/components/oral/broken-recording";
import { type Microphone, openMicrophone, Recording } from "@/components/oral/device/recorder";
import { findStored } from "@/components/oral/device/recordings";
import { FaultText } from "@/components/oral/fault-text";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useInterval } from "@/components/ui/use-interval";
import { formatClock } from "@/lib/exam/clock";
import { DeviceError, type DeviceFault } from "@/lib/oral/device/recording-format";
import { nextRetelling, RETELLING_LINE, type RetellingTurn } from "@/lib/oral/rehearsal-progress";
import type { AnswerView } from "@/lib/oral/rehearsal-view";

type Running = { recording: Recording; close: () => void; endsAt: number; attempt: number };

/** The length of the interrupted recording of an attempt on this device; 0 without one. */
type Found = { attempt: number; interruptedMs: number };

type Props = {
  ownerId: string;
  rehearsalId: string;
  answers: readonly AnswerView[];
  onAnswer: (answer: AnswerView) => void;
};

/**
 * The learner retells the same topic in less time: three minutes, two, one and a half. It resumes after an
 * interruption.
 */
export function Retelling({ ownerId, rehearsalId, answers, onAnswer }: Props) {
  const translate = useTranslations("oral");
  const [running, setRunning] = useState<Running | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  /** Ends a running recording when the page goes away. */
  const leave = useRef<(() => void) | null>(null);
  const next = nextRetelling(answers);
  const attempt = next?.attempt;
  const isKnown = found !== null && found.attempt === attempt;
  const interruptedMs = isKnown ? found.interruptedMs : 0;

  useEffect(() => () => leave.current?.(), []);

  const look = useCallback(
    async (of: number) => {
      const stored = await findStored({ ownerId, rehearsalId, attempt: of, line: RETELLING_LINE }).catch(() => null);
      // A recording that was ended, but whose times had not reached the server when the page went away.
      if (stored && !stored.isInterrupted) {
        return onAnswer({ attempt: of, line: RETELLING_LINE, measures: stored.measures });
      }
      const now = { attempt: of, interruptedMs: stored?.measures.durationMs ?? 0 };
      setFound((old) => (old && old.attempt > of ? old : now));
    },
    [ownerId, rehearsalId, onAnswer],
  );
  useEffect(() => {
    if (attempt !== undefined) void look(attempt);
  }, [attempt, look]);

  const end = () => {
    running?.close();
    leave.current = null;
    setRunning(null);
  };

  /** @param goesOn resumes an interrupted recording; otherwise it starts over */
  const begin = async (goesOn: boolean) => {
    if (!next) return;
    setBusy(true);
    setFault(null);
    const opened = await openMicrophone();
    if (!opened.ok) setFault(opened.fault);
    else await record(opened.microphone, next, goesOn);
    setBusy(false);
  };

  const record = async (microphone: Microphone, { attempt: own, seconds }: RetellingTurn, goesOn: boolean) => {
    try {
      const key = { ownerId, rehearsalId, attempt: own, line: RETELLING_LINE };
      const recording = await Recording[goesOn ? "resume" : "start"](microphone, key);
      const stopFaults = microphone.onFault((seen) => {
        setFault(seen);
        microphone.close();
        leave.current = null;
        setRunning(null);
        setFound(null);
        void recording.stop().then(() => look(own));
      });
      const close = () => {
        stopFaults();
        microphone.close();
      };
      leave.current = () => {
        void recording.stop().then((measures) => onAnswer({ attempt: own, line: RETELLING_LINE, measures }));
        close();
      };
      const leftMs = Math.max(0, seconds * 1000 - (goesOn ? interruptedMs : 0));
      setLeft(Math.ceil(leftMs / 1000));
      setRunning({ recording, close, endsAt: performance.now() + leftMs, attempt: own });
      setFound({ attempt: own, interruptedMs: 0 });
    } catch (error) {
      microphone.close();
      setFault(error instanceof DeviceError ? error.fault : "stopped");
    }
  };

  const stop = async () => {
    if (!running || isBusy) return;
    setBusy(true);
    const measures = await running.recording.stop();
    end();
    onAnswer({ attempt: running.attempt, line: RETELLING_LINE, measures });
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
      {fault && interruptedMs === 0 && (
        <Alert tone="careful" role="alert">
          <FaultText fault={fault} />
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
      ) : next && interruptedMs > 0 ? (
        <>
          <p className="font-semibold">
            {translate("again.left", { time: formatClock(Math.max(0, next.seconds - interruptedMs / 1000)) })}
          </p>
          <BrokenRecording fault={fault} isBusy={isBusy} onRecover={begin} />
        </>
      ) : next ? (
        <>
          <p>{translate("again.lead")}</p>
          <Button className="w-full sm:w-auto" disabled={isBusy || !isKnown} onClick={() => begin(false)}>
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
