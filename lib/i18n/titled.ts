import type { Metadata } from "next";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";

/** The `generateMetadata` of a page whose title is one sentence, such as "accounts.login.title". */
export function titled(key: MessageKeys<Messages, NestedKeyOf<Messages>>) {
  return async (): Promise<Metadata> => ({ title: (await getTranslations())(key) });
}
