import { useEffect, useRef } from "react";

/**
 * Calls a function again and again while its component is on the page.
 * @param everyMs the pause between two calls; null while nothing is to be called
 */
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
