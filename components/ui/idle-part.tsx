import { type ComponentType, useSyncExternalStore } from "react";
import { whenIdle } from "@/components/ui/when-idle";

const RETRY_MS = 5000;

/**
 * Loads a component when the page is idle, so that it works offline later; renders nothing until then and on the
 * server.
 * @param load imports the component; retried after a failure, when offline once the network is back
 */
export function idlePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: ComponentType<P> | null = null;
  let isAskedFor = false;
  const listeners = new Set<() => void>();

  const fetchCode = () => {
    const keep = (loaded: ComponentType<P>) => {
      part = loaded;
      for (const listener of listeners) listener();
    };
    const tryAgain = () => {
      if (navigator.onLine) setTimeout(fetchCode, RETRY_MS);
      else window.addEventListener("online", fetchCode, { once: true });
    };
    load().then(keep, tryAgain);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!isAskedFor) whenIdle(fetchCode);
    isAskedFor = true;
    return () => listeners.delete(listener);
  };

  return function IdlePart(props: P) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    return Part && <Part {...props} />;
  };
}
