import { type RefObject, useEffect, useState } from "react";
import { tryStorage } from "@/components/layout/local-storage";
import { fillControl } from "@/components/ui/early-input";
import { pickKeptInput } from "@/lib/accounts/registration-steps";
import { parseJson, textProperty } from "@/lib/http/call";
import type { SessionName } from "@/lib/product/browser-storage";

const KEY: SessionName = "cils-registration";

/**
 * Stores the input of the surrounding form, so that it survives a reload; deleted when the window is closed.
 * @returns whether stored input was restored
 */
export function useKeptInput(anchor: RefObject<HTMLElement | null>): boolean {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const form = anchor.current?.closest("form");
    if (!form) return;
    const kept = parseJson(tryStorage(() => sessionStorage.getItem(KEY)) ?? "");
    const controls = [...form.elements].filter(
      (one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement,
    );
    for (const control of controls) {
      const value = textProperty(kept, control.name);
      if (!value || control.value !== "") continue;
      fillControl(control, value);
      setRestored(true);
    }
    const store = () => {
      const input = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(pickKeptInput(Object.fromEntries(input)))));
    };
    form.addEventListener("input", store);
    return () => form.removeEventListener("input", store);
  }, [anchor]);

  return isRestored;
}

/** Deletes what `useKeptInput` has stored. */
export const deleteKeptInput = () => tryStorage(() => sessionStorage.removeItem(KEY));
