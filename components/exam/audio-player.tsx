"use client";

import { memo } from "react";
import { PlayerBar } from "@/components/exam/player-bar";
import { PlayerTrack } from "@/components/exam/player-track";
import { useAudioPlayer } from "@/components/exam/use-audio-player";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useMeasuredHeight } from "@/components/ui/use-measured-height";
import type { Track } from "@/lib/exam/track";
import type { LocalName } from "@/lib/product/browser-storage";
import { cn } from "@/lib/utils";

type Props = {
  src: string;
  label: string;
  track: Track;
  /** Storage key of the playback position. */
  positionKey: LocalName;
};

/** Native controls take the bar's space until hydration. Memoized, so that answering does not re-render it. */
export const AudioPlayer = memo(function AudioPlayer({ src, label, track, positionKey }: Props) {
  const { events, ...player } = useAudioPlayer({ src, positionKey, durationSeconds: track.durationSeconds });
  const isReady = useHydrated();
  return (
    <>
      <section
        ref={useMeasuredHeight("--pinned")}
        aria-label={label}
        className="player sticky top-(--top,0px) z-10 max-w-3xl rounded-t-lg px-2 [@media(max-height:26rem)]:static"
      >
        <div className="grid min-h-14 items-center *:col-start-1 *:row-start-1">
          {/* No captions: listening is what is tested. The transcript comes with the correction. */}
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
