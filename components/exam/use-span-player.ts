import { type RefObject, useCallback, useMemo, useState } from "react";
import { playExclusively } from "@/components/exam/play-exclusively";
import { spanUrl } from "@/lib/exam/track";
import type { AudioSpan } from "@/lib/exam/transcript";

export type SpanPlayer = {
  playing: AudioSpan | null;
  /** Plays one span to its end; stops it if it is playing. */
  toggle: (span: AudioSpan) => void;
};

/** Plays spans of the recording at `src` one at a time; the server cuts each to length. */
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
      playExclusively(audio.current).catch(() => {
        setPlaying(null);
        setFailed(true);
      });
    };
    return { playing, toggle };
  }, [audio, src, playing]);

  return { player, stop, hasFailed };
}
