import { type ComponentType, useSyncExternalStore } from "react";
import { whenIdle } from "@/components/ui/when-idle";

const RETRY_MS = 5000;

/**
 * Loads a component when the page is idle, so that it works offline later; renders nothing until then and on the
 * server.
 * @param load imports the component; retried after a failure, when offline once the network is back
 */
export function lazyOnIdle<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let component: ComponentType<P> | null = null;
  let isRequested = false;
  const listeners = new Set<() => void>();

  const loadCode = () => {
    const store = (loaded: ComponentType<P>) => {
      component = loaded;
      for (const listener of listeners) listener();
    };
    const retry = () => {
      if (navigator.onLine) setTimeout(loadCode, RETRY_MS);
      else window.addEventListener("online", loadCode, { once: true });
    };
    load().then(store, retry);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!isRequested) whenIdle(loadCode);
    isRequested = true;
    return () => listeners.delete(listener);
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as `lazy` is
  return function LazyOnIdle(props: P) {
    const Component = useSyncExternalStore(
      subscribe,
      () => component,
      () => null,
    );
    return Component && <Component {...props} />;
  };
}
