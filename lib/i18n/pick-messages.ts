import type { Messages, NamespaceKeys, NestedKeyOf } from "next-intl";
import { isTree, mergeMessages, type Node, type Tree } from "@/lib/i18n/messages";

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
