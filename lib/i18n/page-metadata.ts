import type { Metadata } from "next";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { requestedLocale } from "@/lib/i18n/request";
import { productName } from "@/lib/product/product";
import { localePath, localeUrls, type PublicPath } from "@/lib/product/public-pages";
import { countSimulations } from "@/lib/product/simulation-folders";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

/** For a page that search engines list. */
type PublicPage = { path: PublicPath; description?: MessageKey };

/** The `generateMetadata` of a page with a message as title. @param publicPage only for public pages */
export function pageMetadata(key: MessageKey, publicPage?: PublicPage) {
  return async (): Promise<Metadata> => {
    const translate = await getTranslations();
    const title = translate(key);
    if (!publicPage) return { title };
    const { path, description } = publicPage;
    const facts = { product: productName(), count: countSimulations() };
    const alternates = await alternatesOf(path);
    return { title, alternates, ...(description && { description: translate(description, facts) }) };
  };
}

/** The canonical URL of a public page and those of its other languages, for search engines. */
export async function alternatesOf(path: PublicPath): Promise<Metadata["alternates"]> {
  const canonical = localePath(path, (await requestedLocale()) ?? DEFAULT_LOCALE);
  return { canonical, languages: { ...localeUrls(path), "x-default": path } };
}
