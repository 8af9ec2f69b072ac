/*
 * The request for gift codes whose codes were not yet said to be saved. It stays in this tab through a lost answer, a reload or
 * a wrong step, so that the same request, sent again, brings the same codes.
 */
const KEY = "cils-gift-code-request";

/** What was asked for, as the form's texts, with the random key of the request. */
export type PendingBatch = Record<"requestKey" | "count" | "prefix" | "expiresOn" | "owner" | "note", string>;

/** What is kept in this tab, as a text that compares; null without anything. */
export function readPendingBatch(): string | null {
  return sessionStorage.getItem(KEY);
}

/** The kept request. */
export function toPendingBatch(kept: string): PendingBatch {
  const fields = new URLSearchParams(kept);
  const get = (name: string) => fields.get(name) ?? "";
  const [requestKey, count, prefix] = [get("requestKey"), get("count"), get("prefix")];
  return { requestKey, count, prefix, expiresOn: get("expiresOn"), owner: get("owner"), note: get("note") };
}

const listeners = new Set<() => void>();

/** Calls back whenever what is kept changes; answers how to stop. */
export function watchPendingBatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a request until its codes are said to be saved; null forgets it. */
export function keepPendingBatch(batch: PendingBatch | null): void {
  if (batch) sessionStorage.setItem(KEY, new URLSearchParams(batch).toString());
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** 128 random bits, also where the page did not come over https. */
export function makeRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
