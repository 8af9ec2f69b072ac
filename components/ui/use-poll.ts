import { useEffect, useState } from "react";
import { useInterval } from "@/components/ui/use-interval";

const POLL = { everyMs: 5000, times: 36, laterEveryMs: 30_000 };

/** Polls every 5 s for three minutes, then every 30 s, while `isWaiting`. */
export function usePoll(poll: () => void, isWaiting: boolean): void {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isWaiting) setCount(0);
  }, [isWaiting]);
  const everyMs = count < POLL.times ? POLL.everyMs : POLL.laterEveryMs;
  const countPoll = () => {
    setCount(count + 1);
    poll();
  };
  useInterval(countPoll, isWaiting ? everyMs : null);
}
