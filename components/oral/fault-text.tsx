import { useTranslations } from "next-intl";
import { type DeviceFault, findMicrophoneSettings } from "@/lib/oral/device/recording-format";

/** Tells the learner how to solve a fault of the microphone or the recording in this browser. */
export function FaultText({ fault }: { fault: DeviceFault }) {
  const translate = useTranslations("oral");
  const settings = () => findMicrophoneSettings(navigator.userAgent, navigator.maxTouchPoints > 0);
  return <p>{fault === "refused" ? translate(`refused.${settings()}`) : translate(`faults.${fault}`)}</p>;
}
