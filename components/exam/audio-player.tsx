"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { Button } from "@/components/ui/button";

type Props = {
  src: string;
  /** The recording's file name, as shown. */
  file: string;
  label: string;
  /** Where this browser keeps the place. */
  placeKey: string;
};

/** The browser's own player, in sight at the top. It remembers the place, and fetches nothing before it is started. */
export function AudioPlayer({ src, file, label, placeKey }: Props) {
  const t = useTranslations("exam");
  const ref = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const [place, setPlace] = useState(0);

  useEffect(() => setPlace(Number(readLocal(placeKey)) || 0), [placeKey]);

  const keepPlace = () => {
    const seconds = Math.floor(ref.current?.currentTime ?? 0);
    if (seconds > 0 && !ref.current?.ended) keepLocal(placeKey, String(seconds));
    else if (ref.current?.ended) forgetLocal(placeKey);
  };
  const takePlace = () => {
    const audio = ref.current;
    if (audio && place > 0 && place < audio.duration) audio.currentTime = place;
    setPlace(0);
  };
  const tryAgain = () => {
    setPlace(Number(readLocal(placeKey)) || 0);
    setPhase("loading");
    ref.current?.load();
    // Refusing to play is told by the error event.
    void ref.current?.play().catch(() => undefined);
  };

  return (
    <div className="sticky top-0 z-10 -mx-4 mb-6 border-b border-line bg-paper px-4 py-2 lg:-mx-8 lg:px-8 print:hidden [@media(max-height:26rem)]:static">
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard is what is tested; the transcript comes with the correction */}
      <audio
        ref={ref}
        src={src}
        aria-label={label}
        controls
        controlsList="nodownload"
        preload="none"
        className="h-12 w-full max-w-3xl"
        onLoadedMetadata={takePlace}
        onTimeUpdate={keepPlace}
        onEnded={keepPlace}
        onWaiting={() => setPhase("loading")}
        onPlaying={() => setPhase("idle")}
        onCanPlay={() => setPhase("idle")}
        onPause={() => setPhase((last) => (last === "loading" ? "idle" : last))}
        onError={() => setPhase("failed")}
      />
      <div className="mt-1 text-sm text-ink-soft">
        <span className="font-semibold">{t("audio.file", { file })}</span>
        {place > 0 && <span>{` · ${t("audio.resume", { time: toClock(place) })}`}</span>}
        <span role="status">{phase === "loading" && ` · ${t("audio.loading")}`}</span>
      </div>
      {phase === "failed" && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-3 font-semibold text-wrong">
          {t("audio.failed")}
          <Button variant="secondary" size="small" onClick={tryAgain}>
            {t("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Seconds as minutes and seconds, "2:05". */
function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
