import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { playExclusively } from "@/components/exam/play-exclusively";
import { deleteLocal, readLocal, storeLocal } from "@/components/layout/local-storage";
import { isCutShort, spanUrl } from "@/lib/exam/track";
import type { LocalName } from "@/lib/product/browser-storage";

/** Playback rates: original or slower, at the same pitch. */
export const SPEEDS = [1, 0.9, 0.85] as const;

type Options = { src: string; positionKey: LocalName; durationSeconds: number };

type AudioRef = RefObject<HTMLAudioElement | null>;

/** State and controls of a recording, available before it is loaded. Position and speed survive a reload. */
export function useAudioPlayer(options: Options) {
  const ref = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const [isPlaying, setPlaying] = useState(false);
  const { seconds, goTo, show, follow } = usePosition(ref, options);
  const speed = useSpeed(ref);

  useEffect(() => {
    // Picks up native playback or an error from before hydration.
    if (ref.current?.error) setPhase("failed");
    setPlaying(ref.current?.paused === false);
  }, []);

  const play = async () => {
    setPhase("loading");
    if (ref.current) await playExclusively(ref.current).catch(() => setPhase("failed"));
  };
  /** Seeks and keeps playing or paused. */
  const seek = (place: number) => {
    goTo(place);
    if (isPlaying) void play();
  };
  const playFrom = (place: number) => {
    goTo(place);
    void play();
  };
  const resume = () => {
    if (ref.current?.error || phase === "failed") playFrom(seconds);
    else if (ref.current?.ended) playFrom(0);
    else void play();
  };
  const toggle = () => (isPlaying ? ref.current?.pause() : resume());
  const slide = useDebouncedSeek(show, seek);

  const stopLoading = () => setPhase((last) => (last === "loading" ? "idle" : last));
  const events = {
    ref,
    onTimeUpdate: () => !slide.isSliding() && follow(),
    onEnded: () => !follow() && setPhase("failed"),
    onPlay: () => setPlaying(true),
    onPause: () => {
      setPlaying(false);
      stopLoading();
    },
    onWaiting: () => setPhase("loading"),
    onPlaying: () => setPhase("idle"),
    onCanPlay: stopLoading,
    onError: () => {
      setPlaying(false);
      setPhase("failed");
    },
  };
  return { events, seconds, isPlaying, phase, resume, toggle, seek, playFrom, slide: slide.to, ...speed };
}

function usePosition(ref: AudioRef, { src, positionKey, durationSeconds }: Options) {
  const [seconds, setSeconds] = useState(0);
  // Recording time at which the element's current source starts.
  const origin = useRef(0);

  const show = useCallback(
    (place: number) => {
      const within = Math.min(Math.max(place, 0), durationSeconds);
      setSeconds(within);
      return within;
    },
    [durationSeconds],
  );

  const goTo = useCallback(
    (place: number) => {
      origin.current = show(place);
      // The server cuts frame-accurately; native seeking can be off by two seconds.
      if (ref.current) ref.current.src = spanUrl(src, { startSeconds: origin.current });
      storeLocal(positionKey, String(Math.floor(origin.current)));
    },
    [ref, src, positionKey, show],
  );

  useEffect(() => {
    const here = ref.current?.currentTime ?? 0;
    const stored = Number(readLocal(positionKey)) || 0;
    if (here > 0) show(here);
    else if (stored > 0 && stored < durationSeconds && ref.current?.paused) goTo(stored);
  }, [ref, positionKey, durationSeconds, show, goTo]);

  /** Follows the element. False if it has ended too early: the recording was cut on its way. */
  const follow = (): boolean => {
    const audio = ref.current;
    if (!audio) return true;
    const here = show(origin.current + audio.currentTime);
    const isCut = audio.ended && isCutShort(durationSeconds, here);
    if (audio.ended && !isCut) deleteLocal(positionKey);
    else if (here >= 1) storeLocal(positionKey, String(Math.floor(here)));
    return !isCut;
  };

  return { seconds, goTo, show, follow };
}

/** Delay after the last slider move before the audio seeks. */
const SEEK_DEBOUNCE_MS = 200;

/** Shows the slider position at once; the audio seeks when the slider is idle. */
function useDebouncedSeek(show: (place: number) => number, seek: (place: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(seek);
  useEffect(() => {
    latest.current = seek;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const to = (place: number) => {
    const within = show(place);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(within);
    }, SEEK_DEBOUNCE_MS);
  };
  return { to, isSliding: () => timer.current !== undefined };
}

const SPEED_KEY = "cils-audio-speed";

function useSpeed(ref: AudioRef) {
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  useEffect(() => {
    const stored = Number(readLocal(SPEED_KEY));
    if (SPEEDS.some((one) => one === stored)) setSpeed(stored);
  }, []);
  useEffect(() => {
    if (!ref.current) return;
    // Loading a new source resets to the default rate.
    ref.current.defaultPlaybackRate = speed;
    ref.current.playbackRate = speed;
  }, [ref, speed]);
  const changeSpeed = (value: number) => {
    setSpeed(value);
    storeLocal(SPEED_KEY, String(value));
  };
  return { speed, changeSpeed };
}

export type AudioPlayerState = Omit<ReturnType<typeof useAudioPlayer>, "events">;
