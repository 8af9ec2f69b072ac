import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated. Forms must be disabled before that: the browser would submit them natively. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
