import { useEffect, useState } from "react";

/** Presses within this time after a change were meant for the previous content. */
const SETTLE_MS = 400;

/** Whether the content named by `what` has been shown long enough for a deliberate press; true initially. */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    if (settled === what) return;
    const timer = setTimeout(() => setSettled(what), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [what, settled]);
  return settled === what;
}
