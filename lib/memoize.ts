/** Computes a value once per key. A computation that throws is not remembered. */
export function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const cache = new Map<K, { value: V }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: compute(key) };
    cache.set(key, entry);
    return entry.value;
  };
}

/** Computes a value when it is first needed. */
export function once<V>(compute: () => V): () => V {
  const get = memoize<null, V>(compute);
  return () => get(null);
}
