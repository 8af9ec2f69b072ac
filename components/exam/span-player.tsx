"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { playExclusively } from "@/components/exam/play-exclusively";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { spanUrl } from "@/lib/exam/track";
import type { AudioSpan } from "@/lib/exam/transcript";

type SpanPlayer = {
  playing: AudioSpan | null;
  /** Plays one span to its end; stops it if it is playing. */
  toggle: (span: AudioSpan) => void;
};

const SpanPlayerContext = createContext<SpanPlayer | null>(null);

/** Lets its children play spans of one recording. Nothing is fetched before the first one is played. */
export function SpanPlayerProvider({ src, children }: { src: string; children: ReactNode }) {
  const t = useTranslations("exam.audio");
  const { audio, player, stop, fail, hasFailed } = useSpanPlayer(src);
  return (
    <SpanPlayerContext value={player}>
      <UncaptionedAudio ref={audio} preload="none" onPause={stop} onEnded={stop} onError={fail} />
      {children}
      <p role="alert" className={hasFailed ? "mt-2 font-semibold text-wrong" : "sr-only"}>
        {hasFailed && t("failed")}
      </p>
    </SpanPlayerContext>
  );
}

/** Plays spans of the recording at `src` one at a time; the server cuts each to length. */
function useSpanPlayer(src: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<AudioSpan | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const fail = useCallback(() => {
    setPlaying(null);
    setFailed(true);
  }, []);

  const player = useMemo(() => {
    const toggle = (span: AudioSpan) => {
      if (!audio.current) return;
      if (playing === span) return audio.current.pause();
      setFailed(false);
      setPlaying(span);
      audio.current.src = spanUrl(src, span);
      playExclusively(audio.current).catch(fail);
    };
    return { playing, toggle };
  }, [src, playing, fail]);

  return { audio, player, stop: () => setPlaying(null), fail, hasFailed };
}

/** Playback of one span, or null without a surrounding provider. */
export function useSpan(span: AudioSpan): { isPlaying: boolean; toggle: () => void } | null {
  const player = useContext(SpanPlayerContext);
  return player && { isPlaying: player.playing === span, toggle: () => player.toggle(span) };
}

/** A button that plays one span; plain text without a provider. */
export function SpanButton({ span, children }: { span: AudioSpan; children: ReactNode }) {
  const player = useSpan(span);
  if (!player) return <span>{children}</span>;
  const { isPlaying, toggle } = player;
  return (
    <button type="button" aria-pressed={isPlaying} onClick={toggle} className="heard-again">
      {children}
    </button>
  );
}
