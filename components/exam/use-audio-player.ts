import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { playAlone } from "@/components/exam/play-alone";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { spanUrl } from "@/lib/exam/track";

/** How fast a recording may be played: as it was spoken, or slower at the same pitch. */
export const SPEEDS = [1, 0.9, 0.85] as const;

type Options = {
  src: string;
  /** Under which name this browser stores the place. */
  placeKey: string;
  durationSeconds: number;
};

type AudioRef = RefObject<HTMLAudioElement | null>;

/** A recording's place, state and verbs, known before it is loaded. The place and the speed outlive a reload. */
export function useAudioPlayer(options: Options) {
  const ref = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const [isPlaying, setPlaying] = useState(false);
  const { seconds, goTo, show, follow } = usePlace(ref, options);
  const speed = useSpeed(ref);

  useEffect(() => {
    // What happened before this code ran: somebody may already listen by the browser's own controls.
    if (ref.current?.error) setPhase("failed");
    setPlaying(ref.current?.paused === false);
  }, []);

  const play = async () => {
    setPhase("loading");
    if (ref.current) await playAlone(ref.current).catch(() => setPhase("failed"));
  };
  /** Goes to a place and goes on as before: playing, or waiting there. */
  const seek = (place: number) => {
    goTo(place);
    if (isPlaying) void play();
  };
  const playFrom = (place: number) => {
    goTo(place);
    void play();
  };
  const resume = () => {
    if (ref.current?.error) playFrom(seconds);
    else if (ref.current?.ended) playFrom(0);
    else void play();
  };
  const toggle = () => (isPlaying ? ref.current?.pause() : resume());
  const slide = useSlide(show, seek);

  const settle = () => setPhase((last) => (last === "loading" ? "idle" : last));
  const events = {
    ref,
    onTimeUpdate: () => !slide.isSliding() && follow(),
    onEnded: follow,
    onPlay: () => setPlaying(true),
    onPause: () => {
      setPlaying(false);
      settle();
    },
    onWaiting: () => setPhase("loading"),
    onPlaying: () => setPhase("idle"),
    onCanPlay: settle,
    onError: () => {
      setPlaying(false);
      setPhase("failed");
    },
  };
  return { events, seconds, isPlaying, phase, resume, toggle, seek, playFrom, slide: slide.to, ...speed };
}

/** The place in a recording, kept in this browser. */
function usePlace(ref: AudioRef, { src, placeKey, durationSeconds }: Options) {
  const [seconds, setSeconds] = useState(0);
  // Where what the element plays begins in the recording.
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
      // Asked of the server, which finds the place to a frame: the browser would miss it by up to two seconds.
      if (ref.current) ref.current.src = spanUrl(src, { startSeconds: origin.current });
      keepLocal(placeKey, String(Math.floor(origin.current)));
    },
    [ref, src, placeKey, show],
  );

  useEffect(() => {
    const here = ref.current?.currentTime ?? 0;
    const kept = Number(readLocal(placeKey)) || 0;
    if (here > 0) show(here);
    else if (kept > 0 && kept < durationSeconds && ref.current?.paused) goTo(kept);
  }, [ref, placeKey, durationSeconds, show, goTo]);

  const follow = () => {
    const audio = ref.current;
    if (!audio) return;
    const here = show(origin.current + audio.currentTime);
    if (audio.ended) forgetLocal(placeKey);
    else if (here >= 1) keepLocal(placeKey, String(Math.floor(here)));
  };

  return { seconds, goTo, show, follow };
}

/** How long a hand must rest on the line before the recording follows, in milliseconds. */
const REST_MS = 200;

/** A hand on the line: the place is shown at once, the recording follows when the hand rests. */
function useSlide(show: (place: number) => number, seek: (place: number) => void) {
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
    }, REST_MS);
  };
  return { to, isSliding: () => timer.current !== undefined };
}

const SPEED_KEY = "cils-audio-speed";

/** The speed of a recording: one choice for all of them. */
function useSpeed(ref: AudioRef) {
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  useEffect(() => {
    const kept = Number(readLocal(SPEED_KEY));
    if (SPEEDS.some((one) => one === kept)) setSpeed(kept);
  }, []);
  useEffect(() => {
    if (!ref.current) return;
    // A new place is loaded at the default speed.
    ref.current.defaultPlaybackRate = speed;
    ref.current.playbackRate = speed;
  }, [ref, speed]);
  const changeSpeed = (value: number) => {
    setSpeed(value);
    keepLocal(SPEED_KEY, String(value));
  };
  return { speed, changeSpeed };
}

export type AudioPlayerState = Omit<ReturnType<typeof useAudioPlayer>, "events">;
