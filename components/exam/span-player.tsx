"use client";

import { Square, Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { AudioSpan } from "@/lib/exam/transcript";
import { cn } from "@/lib/utils";

type SpanPlayer = {
  /** The stretch that is heard now. */
  playing: AudioSpan | null;
  /** Plays one stretch of the recording and stops at its end; the one that is playing is stopped. */
  toggle: (span: AudioSpan) => void;
};

const Context = createContext<SpanPlayer | null>(null);

/** How often the end of a stretch is looked for, in milliseconds: a sentence must not run into the next. */
const TICK_MS = 40;

/** Lets everything inside it play stretches of one recording. Nothing is fetched before the first one is asked for. */
export function SpanPlayerProvider({ src, children }: { src: string; children: ReactNode }) {
  const t = useTranslations("exam.audio");
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<AudioSpan | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const stop = useCallback(() => {
    audio.current?.pause();
    setPlaying(null);
  }, []);

  const toggle = useCallback(
    (span: AudioSpan) => {
      const player = audio.current;
      if (!player) return;
      if (playing === span) {
        stop();
        return;
      }
      setFailed(false);
      setPlaying(span);
      player.currentTime = span.startSeconds;
      player.play().catch((reason: unknown) => {
        // Another stretch was asked for meanwhile: that is no failure.
        if (reason instanceof DOMException && reason.name === "AbortError") return;
        setPlaying(null);
        setFailed(true);
      });
    },
    [playing, stop],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if ((audio.current?.currentTime ?? 0) >= playing.endSeconds) stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [playing, stop]);

  const player = useMemo(() => ({ playing, toggle }), [playing, toggle]);
  return (
    <Context value={player}>
      {/* biome-ignore lint/a11y/useMediaCaption: it plays the sentences of the transcript it stands beside */}
      <audio ref={audio} src={src} preload="none" onEnded={stop} />
      {children}
      <p role="alert" className={hasFailed ? "mt-2 font-semibold text-wrong" : "sr-only"}>
        {hasFailed && t("failed")}
      </p>
    </Context>
  );
}

/** A button that plays one stretch; its words say what is heard. Without a recording around it, just the words. */
export function SpanButton({ span, label, children }: { span: AudioSpan; label?: string; children: ReactNode }) {
  const player = useContext(Context);
  if (!player) return <span>{children}</span>;
  const isPlaying = player.playing === span;
  const Sign = isPlaying ? Square : Volume2;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPlaying}
      onClick={() => player.toggle(span)}
      className={cn(
        "inline-flex min-h-8 items-baseline gap-1.5 rounded-sm text-left underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent print:no-underline",
        isPlaying && "bg-accent-soft decoration-accent",
      )}
    >
      <Sign aria-hidden="true" className="size-4 shrink-0 self-center text-accent print:hidden" />
      <span>{children}</span>
    </button>
  );
}
