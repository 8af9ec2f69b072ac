import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { HearingPlayer, type HearingProgress } from "@/components/exam/sitting/hearing-player";
import type { SentStep } from "@/lib/exam/hearing-script";
import { fetchHearing } from "@/lib/exam/sitting-calls";

const RETRY_MS = 2000;

export type Hearing = NonNullable<ReturnType<typeof useHearing>>;

const INITIAL_PROGRESS: HearingProgress = { phase: "waiting", step: null, leftSeconds: 0, positionMs: 0 };

/** Plays the audio of a sitting while its part runs. */
export function useHearing(attemptId: string, audio: RefObject<HTMLAudioElement | null>, isRunning: boolean) {
  const [steps, setSteps] = useState<readonly SentStep[]>([]);
  const [progress, setProgress] = useState(INITIAL_PROGRESS);
  const [volume, setVolume] = useState(1);
  const player = useRef<HearingPlayer | null>(null);

  useEffect(() => {
    if (!isRunning || steps.length > 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const read = async () => {
      const response = await fetchHearing(attemptId);
      if (isCancelled) return;
      if (response.ok) setSteps(response.data.steps);
      else timer = setTimeout(read, RETRY_MS);
    };
    void read();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [attemptId, isRunning, steps]);

  useEffect(() => {
    const element = audio.current;
    if (!isRunning || steps.length === 0 || !element) return;
    const current = new HearingPlayer({ attemptId, steps, onChange: setProgress });
    player.current = current;
    current.start(element);
    const leave = () => current.stop();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      current.stop();
    };
  }, [attemptId, audio, isRunning, steps]);

  const resume = useCallback(() => player.current?.resume(), []);
  const changeVolume = useCallback(
    (wanted: number) => {
      if (audio.current) audio.current.volume = wanted;
      setVolume(wanted);
    },
    [audio],
  );
  return useMemo(
    () => (isRunning ? { progress, steps, resume, volume, changeVolume } : null),
    [isRunning, progress, steps, resume, volume, changeVolume],
  );
}
