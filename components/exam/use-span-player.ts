import { type RefObject, useCallback, useMemo, useState } from "react";
import { playAlone } from "@/components/exam/play-alone";
import { spanUrl } from "@/lib/exam/track";
import type { AudioSpan } from "@/lib/exam/transcript";

export type SpanPlayer = {
  /** The stretch that is heard now. */
  playing: AudioSpan | null;
  /** Plays one stretch of the recording to its end; the one that is playing is stopped. */
  toggle: (span: AudioSpan) => void;
};

/** Plays stretches of the recording at `src` by one element, one at a time: each comes from the server cut to its length. */
export function useSpanPlayer(audio: RefObject<HTMLAudioElement | null>, src: string) {
  const [playing, setPlaying] = useState<AudioSpan | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = useCallback(() => setPlaying(null), []);

  const player = useMemo(() => {
    const toggle = (span: AudioSpan) => {
      if (!audio.current) return;
      if (playing === span) return audio.current.pause();
      setFailed(false);
      setPlaying(span);
      audio.current.src = spanUrl(src, span);
      playAlone(audio.current).catch(() => {
        setPlaying(null);
        setFailed(true);
      });
    };
    return { playing, toggle };
  }, [audio, src, playing]);

  return { player, stop, hasFailed };
}
