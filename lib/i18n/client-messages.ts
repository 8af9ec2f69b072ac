import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { isTree, type Node, overlay, type Tree } from "@/lib/i18n/messages";

/** A namespace of the sentences, such as `accounts.login`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * The part of the sentences that the browser needs, in the same shape.
 * @param messages all sentences of a language
 * @param namespaces what to keep
 */
export function pickMessages(messages: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  const branches = namespaces.map((namespace): Tree => {
    const path = namespace.split(".");
    const part = path.reduce<Node | undefined>((tree, key) => (isTree(tree) ? tree[key] : undefined), messages);
    const branch = path.reduceRight<Node | undefined>((inner, key) => inner && { [key]: inner }, part);
    return isTree(branch) ? branch : {};
  });
  return branches.reduce((picked, branch) => overlay(picked, branch), {}) as Partial<Messages>;
}
