import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { actOnSitting, readSitting } from "@/components/exam/sitting/sitting-calls";
import { useInterval } from "@/components/ui/use-interval";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import type { CallAnswer } from "@/lib/http/call";

/** How often the page asks how the sitting stands, so that two devices and a moved clock agree. */
const READ_MS = 30_000;

/** A sitting as the page knows it. */
export type Sitting = {
  view: SittingView;
  /** How much of what runs now is left by the server's clock; null where nothing limits it. Never below 0. */
  remainingMs: () => number | null;
  /** The server's time now. */
  serverNow: () => Date;
  begin: (part: Part) => Promise<CallAnswer<SittingView>>;
  finish: (part: Part) => Promise<CallAnswer<SittingView>>;
  /** Asks the server how it stands. */
  refresh: () => Promise<void>;
};

/**
 * Keeps an exam sitting in step with the server. Time is counted from the server's last answer by a clock that cannot be set.
 * @param initial as the page was given it
 */
export function useSitting(attemptId: string, initial: SittingView): Sitting {
  const [view, setView] = useState(initial);
  const told = useRef<{ view: SittingView; at: number } | null>(null);
  // Counts where acts begin and end.
  const turns = useRef(0);

  const take = useCallback((next: SittingView) => {
    told.current = { view: next, at: performance.now() };
    setView(next);
  }, []);

  const refresh = useCallback(async () => {
    const turn = turns.current;
    const answer = await readSitting(attemptId);
    // What was read before an act may come after the act's answer.
    if (answer.ok && turn === turns.current) take(answer.data);
  }, [attemptId, take]);

  // What the page was given may have waited for this moment: the first answer sets the clock.
  useEffect(() => {
    void refresh();
    const onReturn = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [refresh]);
  useInterval(() => void refresh(), view.phase === "over" ? null : READ_MS);

  return useMemo(() => {
    const act = (name: "begin" | "finish") => async (part: Part) => {
      turns.current += 1;
      const answer = await actOnSitting(attemptId, name, part);
      turns.current += 1;
      if (answer.ok) take(answer.data);
      return answer;
    };
    const lastTold = () => told.current ?? { view: initial, at: performance.now() };
    const remainingMs = () => {
      const { view: last, at } = lastTold();
      return last.remainingMs === null ? null : Math.max(0, last.remainingMs - (performance.now() - at));
    };
    const serverNow = () => {
      const { view: last, at } = lastTold();
      return new Date(Date.parse(last.serverTime) + performance.now() - at);
    };
    return { view, remainingMs, serverNow, begin: act("begin"), finish: act("finish"), refresh };
  }, [view, attemptId, take, refresh, initial]);
}
