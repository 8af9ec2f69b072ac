import { useSyncExternalStore } from "react";
import type { SessionName } from "@/lib/product/browser-storage";

/*
 * The gift-code request whose codes are not saved yet. It survives a lost response or a reload; resending it returns
 * the same codes.
 */
const STORAGE_KEY: SessionName = "cils-gift-code-request";

type PendingBatch = Record<"requestKey" | "count" | "prefix" | "expiresOn" | "owner" | "note", string>;

const readStored = () => sessionStorage.getItem(STORAGE_KEY);

/** The stored request, or null; kept up to date. */
export function usePendingBatch(): PendingBatch | null {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return stored === null ? null : parse(stored);
}

function parse(stored: string): PendingBatch {
  const fields = new URLSearchParams(stored);
  const get = (name: string) => fields.get(name) ?? "";
  const [requestKey, count, prefix] = [get("requestKey"), get("count"), get("prefix")];
  return { requestKey, count, prefix, expiresOn: get("expiresOn"), owner: get("owner"), note: get("note") };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a request until its codes are saved; null deletes it. */
export function storePendingBatch(batch: PendingBatch | null): void {
  if (batch) sessionStorage.setItem(STORAGE_KEY, new URLSearchParams(batch).toString());
  else sessionStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

/** 128 random bits in hex. `crypto.randomUUID` needs https, `getRandomValues` does not. */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
