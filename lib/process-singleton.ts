/**
 * What there is once in a process, however often a module is loaded: Next's dev server loads it anew on every change, Next
 * bundles the server's start and its routes apart, and vitest loads it for each project.
 * @param name tells it from everything else that is kept so
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`cils.${name}`);
  const kept: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, kept);
  return kept;
}
