import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Whether the page is hydrated. Forms must be disabled before that: the browser would submit them natively. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
