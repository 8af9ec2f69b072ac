import { useEffect, useRef } from "react";

/** `everyMs`: the interval; null stops it. */
export function useInterval(callback: () => void, everyMs: number | null): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
