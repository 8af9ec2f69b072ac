import type { Metadata } from "next";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import { alternatesOf } from "@/lib/i18n/alternates";
import { productName } from "@/lib/product/product";
import type { PublicPath } from "@/lib/product/public-pages";
import { countSimulations } from "@/lib/product/simulation-folders";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** Of a page that search engines list: its one address, and what it is in a sentence. */
type Listed = { path: PublicPath; description?: MessageKey };

/**
 * The `generateMetadata` of a page whose title is one sentence, such as "accounts.login.title".
 * @param listed only of a page that anybody may find
 */
export function titled(key: MessageKey, listed?: Listed) {
  return async (): Promise<Metadata> => {
    const translate = await getTranslations();
    const title = translate(key);
    if (!listed) return { title };
    const { path, description } = listed;
    return {
      title,
      ...(description && {
        description: translate(description, { product: productName(), count: countSimulations() }),
      }),
      alternates: await alternatesOf(path),
    };
  };
}
