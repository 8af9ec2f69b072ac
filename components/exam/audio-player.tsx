"use client";

import { memo } from "react";
import { PlayerBar } from "@/components/exam/player-bar";
import { PlayerTrack } from "@/components/exam/player-track";
import { useAudioPlayer } from "@/components/exam/use-audio-player";
import { useHydrated } from "@/components/ui/hydrated";
import type { Track } from "@/lib/exam/track";
import { cn } from "@/lib/utils";

type Props = {
  src: string;
  label: string;
  track: Track;
  /** Under which name this browser stores the place. */
  placeKey: string;
};

/**
 * The player of a recording. Its bar stays in sight at the top of what scrolls under it; the line and the texts' buttons
 * stand below the bar. Until the page's code runs the browser's own controls stand over the bar, which keeps its room whatever
 * happens: nothing under it moves. No answer draws it anew.
 */
export const AudioPlayer = memo(function AudioPlayer({ src, label, track, placeKey }: Props) {
  const { events, ...player } = useAudioPlayer({ src, placeKey, durationSeconds: track.durationSeconds });
  const isReady = useHydrated();
  return (
    <>
      <section
        aria-label={label}
        className="player sticky top-(--top,0px) z-10 max-w-3xl rounded-t-lg px-2 [@media(max-height:26rem)]:static"
      >
        <div className="grid min-h-14 items-center *:col-start-1 *:row-start-1">
          {/* No captions: what is heard is what is tested; the transcript comes with the correction. */}
          <audio
            {...events}
            src={src}
            aria-label={label}
            controls={!isReady}
            controlsList="nodownload"
            preload="metadata"
            className={cn("peer h-11 w-full", isReady && "hidden")}
          />
          <PlayerBar player={player} track={track} />
        </div>
      </section>
      <div className={cn("player mb-6 max-w-3xl rounded-b-lg px-3 pb-2", !isReady && "*:invisible")}>
        <PlayerTrack player={player} track={track} />
      </div>
    </>
  );
});
