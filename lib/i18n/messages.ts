import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import type italian from "@/messages/it.json";

type Messages = typeof italian;
// A leaf is a sentence: a text, or, compiled by next.config.ts, a text in parts.
type Leaf = string | readonly unknown[];
type Tree = { [key: string]: Leaf | Tree };

const isTree = (node: Leaf | Tree | undefined): node is Tree => typeof node === "object" && !Array.isArray(node);

/** The sentences of one language laid over the Italian ones, so that a missing one is read in Italian. */
function overlay(base: Tree, top: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = isTree(value) && isTree(below) ? overlay(below, value) : value;
  }
  return merged;
}

/** All sentences of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const source = (await import("@/messages/it.json")).default;
  if (locale === DEFAULT_LOCALE) return source;
  const translation = (await import(`@/messages/${locale}.json`)).default as Tree;
  return overlay(source, translation) as Messages;
}
