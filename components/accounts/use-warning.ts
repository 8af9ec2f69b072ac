import { type RefObject, useEffect, useRef, useState } from "react";
import { type Entry, readEntry } from "@/components/ui/use-submit";

/**
 * Checks the surrounding form on mount and on change; null when the check's code cannot be fetched.
 * @param check must keep its identity across renders
 */
export function useWarning<T>(anchor: RefObject<HTMLElement | null>, check: (entry: Entry) => Promise<T | null>) {
  const [warning, setWarning] = useState<T | null>(null);
  const latest = useRef(0);

  useEffect(() => {
    const form = anchor.current?.closest("form");
    if (!form) return;
    const run = async () => {
      latest.current += 1;
      const current = latest.current;
      const found = await check(readEntry(form)).catch(() => null);
      await whenReleased();
      if (current === latest.current) setWarning(found);
    };
    void run();
    form.addEventListener("change", run);
    return () => form.removeEventListener("change", run);
  }, [anchor, check]);

  return warning;
}

/** A press on a button ends the input of a field: a warning that moved the button meanwhile would undo the press. */
async function whenReleased(): Promise<void> {
  if (!document.querySelector(":active")) return;
  await new Promise((resolve) => document.addEventListener("pointerup", resolve, { once: true }));
  // The click follows the release.
  await new Promise((resolve) => setTimeout(resolve));
}
