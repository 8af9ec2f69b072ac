import { type ComponentType, useSyncExternalStore } from "react";
import { whenIdle } from "@/components/ui/when-idle";

/** After how long code that did not come though there is a network is asked for again, in milliseconds. */
const RETRY_MS = 5000;

/**
 * A component whose code comes once the page rests: the page starts without its weight, and it is there when the network
 * goes. Until then, and on the server, it shows nothing: it suits what opens later, such as a dialog, and one that is asked
 * for early opens as soon as it can.
 * @param load fetches the component; when that fails it is tried again, without a network as soon as it is back
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
