import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";

/** A namespace of the sentences, such as `accounts.login`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

type Tree = { [key: string]: string | Tree };

/**
 * The part of the sentences that the browser needs, in the same shape.
 * @param messages all sentences of a language
 * @param namespaces what to keep
 */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  const picked: Tree = {};
  for (const namespace of namespaces) {
    let from: string | Tree | undefined = messages;
    let to = picked;
    const path = namespace.split(".");
    for (const [depth, key] of path.entries()) {
      from = typeof from === "object" ? from[key] : undefined;
      if (from === undefined) break;
      if (depth === path.length - 1) to[key] = from;
      else {
        const next = to[key];
        const branch: Tree = typeof next === "object" ? { ...next } : {};
        to[key] = branch;
        to = branch;
      }
    }
  }
  return picked as Partial<Messages>;
}
