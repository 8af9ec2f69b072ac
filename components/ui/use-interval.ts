import { useEffect, useEffectEvent } from "react";

/** `everyMs`: the interval; null stops it. */
export function useInterval(callback: () => void, everyMs: number | null): void {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => run(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
