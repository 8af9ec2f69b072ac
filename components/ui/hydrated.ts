import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page's code runs. Until then a form must not be sent: the browser would send it itself, past our code.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
