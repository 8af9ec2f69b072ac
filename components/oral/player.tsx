import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { playExclusively } from "@/components/exam/play-exclusively";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";

/** Plays a model answer. @param address of its sound */
export function ModelPlayer({ address }: { address: string }) {
  const translate = useTranslations("oral.player");
  return (
    <Player address={address} preload="none" label={translate("model")}>
      <span>{translate("model")}</span>
    </Player>
  );
}

type Props = { address: string | null; preload: "none" | "metadata"; label: string; children: ReactNode };

/** A button that plays a sound, and what stands beside it. @param label of the button while nothing plays */
export function Player({ address, preload, label, children }: Props) {
  const translate = useTranslations("oral.player");
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  const toggle = () => {
    if (!audio.current) return;
    if (isPlaying) audio.current.pause();
    else playExclusively(audio.current).catch(() => setPlaying(false));
  };
  const stop = () => setPlaying(false);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="player flex items-center gap-3 rounded-lg p-3">
      {address && (
        <UncaptionedAudio
          ref={audio}
          src={address}
          preload={preload}
          onPlay={() => setPlaying(true)}
          onPause={stop}
          onEnded={stop}
        />
      )}
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? translate("stop") : label}
        className="player-play size-12"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </button>
      {children}
    </div>
  );
}
