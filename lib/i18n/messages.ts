import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

// A leaf is a message: a string, or an array when precompiled by next.config.ts.
type Leaf = string | readonly unknown[];
type Node = Leaf | Tree;
type Tree = { [key: string]: Node };

const isTree = (node: Node | undefined): node is Tree => typeof node === "object" && !Array.isArray(node);

/** Deep-merges a language's messages over the Italian ones, so that a missing message falls back to Italian. */
function mergeMessages<T extends Tree>(base: T, overrides: Tree): T {
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

export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** The subset of a language's messages that the browser needs, in the same shape. */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[], except: readonly Namespace[] = []) {
  const branches = namespaces.map((namespace): Tree => {
    const path = namespace.split(".");
    const part = path.reduce<Node | undefined>((tree, key) => (isTree(tree) ? tree[key] : undefined), messages);
    const branch = path.reduceRight<Node | undefined>((inner, key) => inner && { [key]: inner }, part);
    return isTree(branch) ? branch : {};
  });
  const all = branches.reduce((picked, branch) => mergeMessages(picked, branch), {});
  return except.reduce<Tree>((left, namespace) => omitPath(left, namespace.split(".")), all) as Partial<Messages>;
}

function omitPath(tree: Tree, [step = "", ...rest]: readonly string[]): Tree {
  const { [step]: inner, ...others } = tree;
  return rest.length > 0 && isTree(inner) ? { ...others, [step]: omitPath(inner, rest) } : others;
}
