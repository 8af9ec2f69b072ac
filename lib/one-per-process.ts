/**
 * What there is once in a process, however often a module is loaded: Next's dev server loads it anew on every change, Next
 * bundles the server's start and its routes apart, and vitest loads it for each project.
 * @param name tells it from everything else that is kept so
 */
export function onePerProcess<T extends object>(name: string, make: () => T): T {
  const kept = findInProcess<T>(name) ?? make();
  Reflect.set(globalThis, keyOf(name), kept);
  return kept;
}

/** The same, where it was made. */
export function findInProcess<T extends object>(name: string): T | undefined {
  return Reflect.get(globalThis, keyOf(name));
}

const keyOf = (name: string) => Symbol.for(`cils.${name}`);
