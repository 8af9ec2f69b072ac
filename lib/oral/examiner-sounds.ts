import { fetchOwnFile } from "@/lib/http/own-response";

/**
 * The examiner's voice in recordings, loaded before they are needed: a rehearsal continues without a network. The
 * service worker keeps them on the device for the next one.
 */

/** Maximum parallel downloads: more would delay what the page needs first. */
const AT_ONCE = 4;

const sounds = new Map<string, Blob>();
const loading = new Map<string, Promise<Blob | null>>();
const listeners = new Set<() => void>();

/** Loads the sounds that are missing. @param addresses by text. @returns whether all are loaded */
export async function loadSounds(addresses: Record<string, string>): Promise<boolean> {
  const waiting = Object.entries(addresses);
  const load = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await loadSound(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  return Object.keys(addresses).every((text) => sounds.has(text));
}

function loadSound(text: string, address: string): Promise<Blob | null> {
  const known = loading.get(text);
  if (known) return known;
  const sound = fetchSound(address).then((blob) => {
    if (blob) sounds.set(text, blob);
    else loading.delete(text);
    for (const listener of [...listeners]) listener();
    return blob;
  });
  loading.set(text, sound);
  return sound;
}

/** @returns null without a network */
async function fetchSound(address: string): Promise<Blob | null> {
  try {
    const response = await fetchOwnFile(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** The sound of a text, or null. Waits for a sound that is loading. */
export async function findSound(text: string): Promise<Blob | null> {
  return sounds.get(text) ?? (await loading.get(text)) ?? null;
}

/** Whether the sound of a text is here or on its way. */
export const hasSound = (text: string): boolean => loading.has(text);

/** Subscribes to changes of `hasSound`. */
export function subscribeToSounds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
