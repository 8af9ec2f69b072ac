// The browser's local storage may be full or forbidden (private windows, strict settings): then nothing is remembered,
// and nothing breaks.

/** A text kept in this browser, or null. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser. */
export function keepLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Forgets texts kept in this browser. */
export function forgetLocal(...keys: string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

/** Forgets everything this site kept in this browser. */
export function forgetAllLocal(): void {
  try {
    localStorage.clear();
  } catch {
    // See above.
  }
}
