import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { playExclusively } from "@/components/exam/play-exclusively";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { drawWave } from "@/components/oral/device/recordings";
import { WAVE_BARS, Wave } from "@/components/oral/wave";

const FLAT = Array.from({ length: WAVE_BARS }, () => 0);

type Props = { sound: Blob; label: string };

/** Plays a recording of this device, beside its wave. */
export function SoundPlayer({ sound, label }: Props) {
  const translate = useTranslations("oral.back");
  const audio = useRef<HTMLAudioElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [levels, setLevels] = useState<readonly number[]>(FLAT);
  const [isPlaying, setPlaying] = useState(false);

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

  const toggle = () => {
    if (!audio.current) return;
    if (isPlaying) audio.current.pause();
    else playExclusively(audio.current).catch(() => setPlaying(false));
  };
  const stop = () => setPlaying(false);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="player flex items-center gap-3 rounded-lg p-3">
      {url && (
        <UncaptionedAudio
          ref={audio}
          src={url}
          preload="metadata"
          onPlay={() => setPlaying(true)}
          onPause={stop}
          onEnded={stop}
        />
      )}
      <button
        type="button"
        onClick={toggle}
        aria-label={`${translate(isPlaying ? "stop" : "play")}: ${label}`}
        className="player-play size-12"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </button>
      <Wave levels={levels} className="h-8 min-w-0 flex-1 text-mint" />
    </div>
  );
}
