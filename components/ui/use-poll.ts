import { useEffect, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";

/** How often a page asks for what it waits for: often for three minutes, then less. */
const POLL = { everyMs: 5000, times: 36, laterEveryMs: 30_000 };

/** Polls while something is waited for: often at first, then less. */
export function usePoll(poll: () => void, isWaiting: boolean): void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isWaiting) setCount(0);
  }, [isWaiting]);
  const everyMs = count < POLL.times ? POLL.everyMs : POLL.laterEveryMs;
  useInterval(
    () => {
      setCount(count + 1);
      poll();
    },
    isWaiting ? everyMs : null,
  );
}
