import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { drawWave } from "@/components/oral/device/recordings";
import { Player } from "@/components/oral/player";
import { WAVE_BARS, Wave } from "@/components/oral/wave";

const FLAT = Array.from({ length: WAVE_BARS }, () => 0);

type Props = { sound: Blob; label: string };

/** Plays a recording of this device, beside its wave. */
export function SoundPlayer({ sound, label }: Props) {
  const translate = useTranslations("oral.player");
  const [url, setUrl] = useState<string | null>(null);
  const [levels, setLevels] = useState<readonly number[]>(FLAT);

  useEffect(() => {
    const own = URL.createObjectURL(sound);
    setUrl(own);
    let isCurrent = true;
    // A recording that can't be drawn may still be played.
    drawWave(sound, WAVE_BARS).then(
      (drawn) => isCurrent && setLevels(drawn),
      () => {},
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(own);
    };
  }, [sound]);

  return (
    <Player address={url} preload="metadata" label={`${translate("own")}: ${label}`}>
      <Wave levels={levels} className="h-8 min-w-0 flex-1 text-mint forced-colors:text-[CanvasText]" />
    </Player>
  );
}
