import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type Microphone, openMicrophone } from "@/components/oral/device/recorder";
import { FaultText } from "@/components/oral/fault-text";
import { SoundPlayer } from "@/components/oral/sound-player";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { DeviceFault } from "@/lib/oral/device/recording-format";
import { advanceSoundCheck, type SoundCheckState, startSoundCheck } from "@/lib/oral/device/sound-check";

const SAMPLE_SECONDS = 3;

type Props = { onReady: (microphone: Microphone) => void; onTyping: () => void };

/** Requests the microphone when pressed, shows the voice level, and plays back three seconds of it. */
export function MicrophoneCheck({ onReady, onTyping }: Props) {
  const translate = useTranslations("oral");
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<DeviceFault | null>(null);
  const isHere = useRef(false);
  const isHandedOver = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(
    () => () => {
      if (!isHandedOver.current) microphone?.close();
    },
    [microphone],
  );

  const open = async () => {
    setOpening(true);
    setFault(null);
    const opened = await openMicrophone(() => isHere.current);
    setOpening(false);
    if (opened.ok) setMicrophone(opened.microphone);
    else setFault(opened.fault);
  };

  const lose = (found: DeviceFault) => {
    setMicrophone(null);
    setFault(found);
  };

  const handOver = (opened: Microphone) => {
    isHandedOver.current = true;
    onReady(opened);
  };

  return (
    <Card className="mx-auto max-w-2xl space-y-4">
      <h1 className="text-xl">{translate("microphone.title")}</h1>
      {fault && (
        <Alert tone="careful" role="alert">
          <FaultText fault={fault} />
        </Alert>
      )}
      {microphone ? (
        <OpenMicrophone microphone={microphone} onFault={lose} onReady={() => handOver(microphone)} />
      ) : (
        <>
          <p>{translate("microphone.lead")}</p>
          <Button className="w-full sm:w-auto" disabled={isOpening} onClick={open}>
            <Mic aria-hidden="true" />
            <span>{translate(`microphone.${isOpening ? "starting" : fault ? "retry" : "start"}`)}</span>
          </Button>
        </>
      )}
      <Button variant="quiet" className="w-full sm:w-auto" onClick={onTyping}>
        {translate("start.typing")}
      </Button>
    </Card>
  );
}

type OpenProps = { microphone: Microphone; onFault: (fault: DeviceFault) => void; onReady: () => void };

function OpenMicrophone({ microphone, onFault, onReady }: OpenProps) {
  const translate = useTranslations("oral.microphone");
  const [level, setLevel] = useState(0);
  const [check, setCheck] = useState<SoundCheckState>(() => startSoundCheck(performance.now()));
  const [sample, setSample] = useState<Blob | null>(null);
  const [isSampling, setSampling] = useState(false);

  useEffect(
    () =>
      microphone.onLevel((heard) => {
        setLevel(heard);
        setCheck((old) => advanceSoundCheck(old, heard, performance.now()));
      }),
    [microphone],
  );
  useEffect(() => microphone.onFault(onFault), [microphone, onFault]);

  const record = async () => {
    setSampling(true);
    setSample(null);
    // A microphone lost meanwhile is reported by `onFault`.
    setSample(await microphone.recordSample(SAMPLE_SECONDS).catch(() => null));
    setSampling(false);
  };

  return (
    <div className="space-y-4">
      <p>{translate("speak")}</p>
      <Progress aria-label={translate("level")} max={1} value={level} className="h-4" />
      <p role="status" className="font-semibold text-careful empty:hidden">
        {check.state === "nothing" && translate("silent")}
      </p>
      {sample && <SoundPlayer sound={sample} label={translate("heard")} />}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button onClick={onReady}>{translate("next")}</Button>
        <Button variant="secondary" disabled={isSampling} onClick={record}>
          {translate(isSampling ? "sampling" : "sample")}
        </Button>
      </div>
    </div>
  );
}
