import { Pause, Play, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type AudioPlayerState, SPEEDS } from "@/components/exam/use-audio-player";
import { Button } from "@/components/ui/button";
import { formatClock } from "@/lib/exam/clock";
import { cueAt, hearingNumber, type Track } from "@/lib/exam/track";
import { cn } from "@/lib/utils";

const BACK_SECONDS = 10;

/** After a load error only play and a message show. Invisible, but as high, while there are native controls. */
export function PlayerBar({ player, track }: { player: AudioPlayerState; track: Track }) {
  const t = useTranslations("exam");
  const { seconds, isPlaying, phase, toggle, resume, seek, speed, changeSpeed } = player;
  const Icon = isPlaying ? Pause : Play;
  const hasFailed = phase === "failed";
  return (
    <>
      <div className={cn("flex flex-wrap items-center gap-1 peer-[[controls]]:invisible", hasFailed && "invisible")}>
        <button
          type="button"
          onClick={toggle}
          aria-label={t(isPlaying ? "audio.pause" : "audio.play")}
          className={cn("player-play", hasFailed && "visible")}
        >
          <Icon aria-hidden="true" className="size-5 fill-current" />
          {phase === "loading" && <span aria-hidden="true" className="spinner animate-spin" />}
        </button>
        <button
          type="button"
          onClick={() => seek(seconds - BACK_SECONDS)}
          aria-label={t("audio.back", { seconds: BACK_SECONDS })}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-0.5 text-sm font-semibold"
        >
          <RotateCcw aria-hidden="true" className="size-4" strokeWidth={2.5} />
          <span>{BACK_SECONDS}</span>
        </button>
        <div className="min-w-0 flex-1 basis-28 px-1 text-sm leading-tight">
          {/* Space for three lines: the longest names take two. */}
          <p className="flex min-h-[3.75em] flex-col justify-center">
            <CueName track={track} seconds={seconds} />
            <span className="tabular-nums">
              {t("audio.clock", { time: formatClock(seconds), total: formatClock(track.durationSeconds) })}
            </span>
          </p>
          <span role="status" className="sr-only">
            {phase === "loading" && t("audio.loading")}
          </span>
        </div>
        <select
          aria-label={t("audio.speed")}
          value={speed}
          onChange={(event) => changeSpeed(Number(event.target.value))}
          className="player-speed"
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t("audio.times", { speed: one })}
            </option>
          ))}
        </select>
      </div>
      {hasFailed && (
        <div role="alert" className="ms-12 flex flex-wrap items-center gap-x-2 text-sm leading-tight font-semibold">
          <span className="flex-1 basis-28 ps-1">{t("audio.failed")}</span>
          <Button variant="secondary" size="small" className="px-2 text-base" onClick={resume}>
            {t("retry")}
          </Button>
        </div>
      )}
    </>
  );
}

function CueName({ track, seconds }: { track: Track; seconds: number }) {
  const t = useTranslations("exam.audio");
  const cue = cueAt(track, seconds);
  const toWords = () => {
    if (!cue) return "";
    if (cue.kind !== "text") return t(`cue.${cue.kind}`);
    return t(hearingNumber(track, cue) > 1 ? "textAgain" : "text", { number: cue.text ?? 0 });
  };
  return <span className="line-clamp-2 font-semibold">{toWords()}</span>;
}
