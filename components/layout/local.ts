/**
 * What the browser's storage does, or null: it may be full or forbidden (private windows, strict settings). Then nothing is
 * remembered, and nothing breaks.
 */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** A text kept in this browser, or null. */
export const readLocal = (key: string) => tryStorage(() => localStorage.getItem(key));

/** Keeps a text in this browser. */
export const keepLocal = (key: string, value: string) => tryStorage(() => localStorage.setItem(key, value));

/** Forgets texts kept in this browser. */
export const forgetLocal = (...keys: string[]) => keys.map((key) => tryStorage(() => localStorage.removeItem(key)));

/**
 * Keeps a text where the server sees it too.
 * @param seconds for how long; 0 takes it away
 */
export function keepCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older phones
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

/** Forgets everything this site kept in this browser. */
export const forgetAllLocal = () => tryStorage(() => localStorage.clear());
