import { type RefObject, useEffect, useRef, useState } from "react";
import { type Entry, readEntry } from "@/components/ui/use-submit";

/**
 * What a check finds in the surrounding form, on mount and at an event; null when the check's code cannot be fetched.
 * @param check must keep its identity across renders
 * @param event `change` comes after typing, `input` while it goes on
 */
export function useFormCheck<T>(
  anchor: RefObject<HTMLElement | null>,
  check: (entry: Entry) => Promise<T | null>,
  event: "change" | "input" = "change",
) {
  const [result, setResult] = useState<T | null>(null);
  const latest = useRef(0);

  useEffect(() => {
    const form = anchor.current?.closest("form");
    if (!form) return;
    const run = async () => {
      latest.current += 1;
      const current = latest.current;
      const found = await check(readEntry(form)).catch(() => null);
      await whenReleased();
      if (current === latest.current) setResult(found);
    };
    void run();
    form.addEventListener(event, run);
    return () => form.removeEventListener(event, run);
  }, [anchor, check, event]);

  return result;
}

/** Pressing a button blurs the field: a warning that moved the button at that moment would make the click miss. */
async function whenReleased(): Promise<void> {
  if (!document.querySelector(":active")) return;
  await new Promise((resolve) => document.addEventListener("pointerup", resolve, { once: true }));
  // The click follows the release.
  await new Promise((resolve) => setTimeout(resolve));
}
