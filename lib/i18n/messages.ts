import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import type italian from "@/messages/it.json";

type Messages = typeof italian;
// A leaf is a message: a string, or an array when precompiled by next.config.ts.
type Leaf = string | readonly unknown[];
export type Node = Leaf | Tree;
export type Tree = { [key: string]: Node };

export const isTree = (node: Node | undefined): node is Tree => typeof node === "object" && !Array.isArray(node);

/** Deep-merges a language's messages over the Italian ones, so that a missing message falls back to Italian. */
export function mergeMessages<T extends Tree>(base: T, overrides: Tree): T {
  const merged = Object.entries(overrides).map(([key, value]): [string, Node] => {
    const baseValue = base[key];
    return [key, isTree(value) && isTree(baseValue) ? mergeMessages(baseValue, value) : value];
  });
  return Object.assign({}, base, Object.fromEntries(merged));
}

const cache = new Map<Locale, Promise<Messages>>();

/** All messages of a language, cached. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = cache.get(locale) ?? loadMerged(locale);
  cache.set(locale, messages);
  return messages;
}

async function loadMerged(locale: Locale): Promise<Messages> {
  const source = (await import("@/messages/it.json")).default;
  if (locale === DEFAULT_LOCALE) return source;
  return mergeMessages(source, (await import(`@/messages/${locale}.json`)).default);
}
