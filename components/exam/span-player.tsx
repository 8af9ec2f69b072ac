"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useRef } from "react";
import { UncaptionedAudio } from "@/components/exam/uncaptioned-audio";
import { type SpanPlayer, useSpanPlayer } from "@/components/exam/use-span-player";
import type { AudioSpan } from "@/lib/exam/transcript";

const SpanPlayerContext = createContext<SpanPlayer | null>(null);

/** Lets its children play spans of one recording. Nothing is fetched before the first one is played. */
export function SpanPlayerProvider({ src, children }: { src: string; children: ReactNode }) {
  const t = useTranslations("exam.audio");
  const audio = useRef<HTMLAudioElement>(null);
  const { player, stop, hasFailed } = useSpanPlayer(audio, src);
  return (
    <SpanPlayerContext value={player}>
      <UncaptionedAudio ref={audio} preload="none" onPause={stop} onEnded={stop} />
      {children}
      <p role="alert" className={hasFailed ? "mt-2 font-semibold text-wrong" : "sr-only"}>
        {hasFailed && t("failed")}
      </p>
    </SpanPlayerContext>
  );
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
