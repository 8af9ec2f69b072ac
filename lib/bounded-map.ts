/** A map of at most `most` entries that evicts the oldest. */
export class BoundedMap<K, V> {
  readonly #most: number;
  readonly #entries = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const { value: oldest, done } = this.#entries.keys().next();
    if (!done) this.#entries.delete(oldest);
  }
}
