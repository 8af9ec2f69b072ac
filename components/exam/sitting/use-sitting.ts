import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";
import type { Part } from "@/lib/exam/mode";
import type { SittingView } from "@/lib/exam/sitting";
import { actOnSitting, fetchSitting } from "@/lib/exam/sitting-calls";

/** Polling keeps several devices in sync, and corrects for a changed clock. */
const POLL_MS = 30_000;

export type Sitting = ReturnType<typeof useSitting>;

/** Syncs a sitting with the server. Between responses a monotonic clock counts the time. */
export function useSitting(attemptId: string, initial: SittingView) {
  const [view, setView] = useState(initial);
  const lastResponse = useRef<{ view: SittingView; at: number } | null>(null);
  // Incremented when an action starts and ends.
  const actionCount = useRef(0);

  const applyView = useCallback((next: SittingView) => {
    lastResponse.current = { view: next, at: performance.now() };
    setView(next);
  }, []);

  const refresh = useCallback(async () => {
    const countBefore = actionCount.current;
    const response = await fetchSitting(attemptId);
    // Discards a response that was requested before an action.
    if (response.ok && countBefore === actionCount.current) applyView(response.data);
  }, [attemptId, applyView]);

  // The rendered state may be old: the first response sets the clock.
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
  useInterval(() => void refresh(), view.phase === "over" ? null : POLL_MS);

  return useMemo(() => {
    const act = (name: "begin" | "finish") => async (part: Part) => {
      actionCount.current += 1;
      const response = await actOnSitting(attemptId, name, part);
      actionCount.current += 1;
      if (response.ok) applyView(response.data);
      return response;
    };
    const latestResponse = () => lastResponse.current ?? { view: initial, at: performance.now() };
    /** Milliseconds left of the current phase by the server's clock, at least 0; null without a limit. */
    const remainingMs = () => {
      const { view: last, at } = latestResponse();
      return last.remainingMs === null ? null : Math.max(0, last.remainingMs - (performance.now() - at));
    };
    const serverNow = () => {
      const { view: last, at } = latestResponse();
      return new Date(Date.parse(last.serverTime) + performance.now() - at);
    };
    return { view, remainingMs, serverNow, begin: act("begin"), finish: act("finish"), refresh };
  }, [view, attemptId, applyView, refresh, initial]);
}
