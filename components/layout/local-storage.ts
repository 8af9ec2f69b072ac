import type { CookieName, LocalName } from "@/lib/product/browser-storage";

/** Runs a storage operation; null if storage is full or blocked (private windows, strict settings). */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** A string from localStorage, or null. */
export const readLocal = (key: LocalName) => tryStorage(() => localStorage.getItem(key));

/** Stores a string in localStorage; null when that fails. */
export const storeLocal = (key: LocalName, value: string) => tryStorage(() => localStorage.setItem(key, value));

export const deleteLocal = (...keys: string[]) => keys.map((key) => tryStorage(() => localStorage.removeItem(key)));

/** The value of a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Sets a cookie that the server can read, for `seconds`; 0 deletes it. */
export function setCookie(name: CookieName, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older phones
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}

export const clearLocal = () => tryStorage(() => localStorage.clear());
