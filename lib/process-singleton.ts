/**
 * One instance per process even where the module is loaded several times: Next's dev server reloads it, Next bundles
 * server start and routes separately, vitest loads it for each project.
 */
export function processSingleton<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`cils.${name}`);
  const instance: T = Reflect.get(globalThis, key) ?? make();
  Reflect.set(globalThis, key, instance);
  return instance;
}
