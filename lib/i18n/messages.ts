import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import type italian from "@/messages/it.json";

type Messages = typeof italian;
// A leaf is a message: a string, or an array when precompiled by next.config.ts.
type Leaf = string | readonly unknown[];
export type Node = Leaf | Tree;
export type Tree = { [key: string]: Node };

export const isTree = (node: Node | undefined): node is Tree => typeof node === "object" && !Array.isArray(node);

/** Deep-merges a language's messages over the Italian ones, so that a missing message falls back to Italian. */
export function overlay<T extends Tree>(base: T, top: Tree): T {
  const laid = Object.entries(top).map(([key, value]): [string, Node] => {
    const below = base[key];
    return [key, isTree(value) && isTree(below) ? overlay(below, value) : value];
  });
  return Object.assign({}, base, Object.fromEntries(laid));
}

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a language, cached. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const found = loaded.get(locale) ?? putTogether(locale);
  loaded.set(locale, found);
  return found;
}

async function putTogether(locale: Locale): Promise<Messages> {
  const source = (await import("@/messages/it.json")).default;
  if (locale === DEFAULT_LOCALE) return source;
  return overlay(source, (await import(`@/messages/${locale}.json`)).default);
}
