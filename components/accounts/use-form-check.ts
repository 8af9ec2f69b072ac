import { type RefObject, useEffect, useRef, useState } from "react";
import { type Entry, readEntry } from "@/components/ui/use-submit";

/**
 * Returns what a check finds in the surrounding form, on mount and on an event; null when the check cannot be loaded.
 * @param check must keep its identity across renders
 * @param event `change` fires after typing, `input` during typing
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

/** Pressing a button blurs the field: if a warning then moved the button, the click would miss it. */
async function whenReleased(): Promise<void> {
  if (!document.querySelector(":active")) return;
  await new Promise((resolve) => document.addEventListener("pointerup", resolve, { once: true }));
  // The click follows the release.
  await new Promise((resolve) => setTimeout(resolve));
}
