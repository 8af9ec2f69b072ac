import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { readRecording } from "@/components/oral/device/recordings";
import { PassOnButton } from "@/components/oral/pass-on-button";
import { SoundPlayer } from "@/components/oral/sound-player";

type Key = { ownerId: string; rehearsalId: string; attempt: number; line: string };
/** `isPlain`: without the button for passing it on. */
type Props = Key & { label: string; isPlain?: boolean };

/** The recording of one answer, or a note that it is not on this device. */
export function OwnRecording({ ownerId, rehearsalId, attempt, line, label, isPlain = false }: Props) {
  const translate = useTranslations("oral.back");
  const [sound, setSound] = useState<Blob | "missing" | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readRecording({ ownerId, rehearsalId, attempt, line })
      .catch(() => null)
      .then((found) => isCurrent && setSound(found ?? "missing"));
    return () => {
      isCurrent = false;
    };
  }, [ownerId, rehearsalId, attempt, line]);
  if (sound === "missing") return <p className="text-sm text-ink-soft">{translate("notHere")}</p>;
  return (
    <div className={isPlain ? "min-h-18" : "min-h-29"}>
      {sound && (
        <>
          <SoundPlayer sound={sound} label={label} />
          {!isPlain && <PassOnButton sound={sound} label={label} />}
        </>
      )}
    </div>
  );
}
