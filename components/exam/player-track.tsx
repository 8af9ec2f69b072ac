import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import type { AudioPlayerState } from "@/components/exam/use-audio-player";
import { formatClock } from "@/lib/exam/clock";
import { cueAt, startOfText, type Track, textNumbers } from "@/lib/exam/track";
import { cn } from "@/lib/utils";

const STEP_SECONDS = 5;

/** From this many texts on, phones have room only for their numbers. */
const MANY_TEXTS = 4;

type Props = { player: AudioPlayerState; track: Track };

/** The seek bar of a recording, and a button for each text. */
export function PlayerTrack({ player, track }: Props) {
  const t = useTranslations("exam.audio");
  const { seconds, playFrom } = player;
  const texts = textNumbers(track);
  const current = cueAt(track, seconds)?.text;
  return (
    <>
      <SeekBar player={player} track={track} />
      <fieldset aria-label={t("texts")} className="flex flex-wrap">
        {texts.map((number) => (
          <button
            key={number}
            type="button"
            onClick={() => playFrom(startOfText(track, number, seconds))}
            aria-current={number === current}
            className="player-text"
          >
            <span>
              <span className={cn(texts.length >= MANY_TEXTS && "max-sm:sr-only")}>{t("text", { number })}</span>
              {texts.length >= MANY_TEXTS && (
                <span aria-hidden="true" className="sm:hidden">
                  {number}
                </span>
              )}
            </span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

function SeekBar({ player: { seconds, slide, toggle }, track }: Props) {
  const t = useTranslations("exam.audio");
  const { durationSeconds, cues } = track;
  const texts = cues.filter(({ kind }) => kind === "text");
  const percent = (at: number) => `${(100 * at) / durationSeconds}%`;
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key);
    if (action === null) return;
    event.preventDefault();
    if (action === "toggle") toggle();
    else slide(seconds + action);
  };
  return (
    // Time runs from left to right in every language.
    <div dir="ltr" className="relative">
      <svg
        aria-hidden="true"
        className="absolute inset-x-2 top-1/2 h-2 w-[calc(100%-1rem)] -translate-y-1/2 rounded-full"
      >
        <rect width="100%" height="100%" className="fill-current opacity-20" />
        {texts.map(({ startSeconds, endSeconds }) => (
          <rect
            key={startSeconds}
            x={percent(startSeconds)}
            width={percent(endSeconds - startSeconds)}
            height="100%"
            className="fill-current opacity-35"
          />
        ))}
        <rect width={percent(seconds)} height="100%" className="fill-mint" />
      </svg>
      <input
        type="range"
        autoComplete="off"
        aria-label={t("position")}
        aria-valuetext={t("at", { time: formatClock(seconds), total: formatClock(durationSeconds) })}
        min={0}
        max={Math.floor(durationSeconds)}
        value={Math.floor(seconds)}
        onChange={(event) => slide(Number(event.target.value))}
        onKeyDown={handleKeyDown}
        className="player-range relative block h-11 w-full"
      />
    </div>
  );
}

/** Seconds to seek, or play/pause; null leaves the key to the browser. */
function keyAction(key: string): number | "toggle" | null {
  if (key === " ") return "toggle";
  if (key === "ArrowRight" || key === "ArrowUp") return STEP_SECONDS;
  if (key === "ArrowLeft" || key === "ArrowDown") return -STEP_SECONDS;
  return null;
}
