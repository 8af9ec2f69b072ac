import { type RefObject, useEffect, useRef, useState } from "react";
import { type Entry, readEntry } from "@/components/ui/use-submit";

/**
 * Checks the surrounding form on mount and on change; null when the check's code cannot be fetched.
 * @param ask must keep its identity across renders
 */
export function useWarning<T>(
  inside: RefObject<HTMLElement | null>,
  ask: (entry: Entry) => Promise<T | null>,
): T | null {
  const [doubt, setDoubt] = useState<T | null>(null);
  const turn = useRef(0);

  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const look = async () => {
      turn.current += 1;
      const mine = turn.current;
      const found = await ask(readEntry(form)).catch(() => null);
      if (mine === turn.current) setDoubt(found);
    };
    void look();
    form.addEventListener("change", look);
    return () => form.removeEventListener("change", look);
  }, [inside, ask]);

  return doubt;
}
