import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component whose code comes when it is first shown, and with it nothing else on the page goes away meanwhile. What the
 * server has drawn of it stays until then. (`next/dynamic` does the same and weighs a kilobyte on every page.)
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
