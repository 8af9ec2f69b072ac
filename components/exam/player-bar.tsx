import { Pause, Play, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type AudioPlayerState, SPEEDS } from "@/components/exam/use-audio-player";
import { cueAt, hearingOf, type Track, toClock } from "@/lib/exam/track";

/** How far the button goes back. */
const BACK_SECONDS = 10;

type Props = { player: AudioPlayerState; track: Track };

/** What a listener needs at every moment: play, a little back, what is heard and where, how fast. */
export function PlayerBar({ player, track }: Props) {
  const t = useTranslations("exam.audio");
  const { seconds, isPlaying, phase, toggle, seek, speed, changeSpeed } = player;
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <button
        type="button"
        onClick={toggle}
        aria-label={t(isPlaying ? "pause" : "play")}
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent bg-player-bright text-player"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
      </button>
      <button
        type="button"
        onClick={() => seek(seconds - BACK_SECONDS)}
        aria-label={t("back", { seconds: BACK_SECONDS })}
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-0.5 text-sm font-semibold"
      >
        <RotateCcw aria-hidden="true" className="size-4" strokeWidth={2.5} />
        {BACK_SECONDS}
      </button>
      <div className="min-w-0 flex-1 basis-28 px-1 text-sm leading-tight">
        <p className="line-clamp-2 font-semibold">
          <CueName track={track} seconds={seconds} />
        </p>
        <p className="tabular-nums">{t("clock", { time: toClock(seconds), total: toClock(track.durationSeconds) })}</p>
        <span role="status" className="sr-only">
          {phase === "loading" && t("loading")}
        </span>
      </div>
      {phase === "loading" && (
        <span
          aria-hidden="true"
          className="spinner size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      <select
        aria-label={t("speed")}
        value={speed}
        onChange={(event) => changeSpeed(Number(event.target.value))}
        className="min-h-11 shrink-0 rounded-sm bg-transparent px-1 text-sm font-semibold [&>option]:bg-surface [&>option]:text-ink"
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t("times", { speed: one })}
          </option>
        ))}
      </select>
    </>
  );
}

/** What is heard at a place, in words. */
function CueName({ track, seconds }: { track: Track; seconds: number }) {
  const t = useTranslations("exam.audio");
  const cue = cueAt(track, seconds);
  if (!cue) return null;
  if (cue.kind !== "text") return t(`cue.${cue.kind}`);
  return t(hearingOf(track, cue) > 1 ? "textAgain" : "text", { number: cue.text ?? 0 });
}
