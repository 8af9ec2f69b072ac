import { useEffect, useState } from "react";

/** How long after a change a press is taken for one that was meant for what stood there before. */
const SETTLE_MS = 400;

/**
 * Whether what is on the screen has stood there long enough to be pressed on purpose. At first it has.
 * @param what names what is on the screen; another name is a change
 */
export function useSettled(what: string): boolean {
  const [settled, setSettled] = useState(what);
  useEffect(() => {
    if (settled === what) return;
    const timer = setTimeout(() => setSettled(what), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [what, settled]);
  return settled === what;
}
