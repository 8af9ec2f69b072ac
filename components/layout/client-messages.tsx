import type { Messages } from "next-intl";
import { getLocale, getMessages, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import { Words } from "@/components/layout/words";
import { type JsonText, toJsonText } from "@/lib/http/json-text";
import { type Namespace, pickMessages } from "@/lib/i18n/client-messages";

type Props = {
  namespaces: readonly Namespace[];
  /** What of them no island inside says. */
  except?: readonly Namespace[];
  children: ReactNode;
};

/** The sentences of each place in each language. */
const kept = new Map<string, JsonText<Partial<Messages>>>();

/** Gives the client islands inside it the sentences they name, and no others: everything passed here weighs on the page. */
export async function ClientMessages({ namespaces, except = [], children }: Props) {
  const locale = await getLocale();
  const key = [locale, ...namespaces, "-", ...except].join();
  const messages = kept.get(key) ?? toJsonText(pickMessages(await getMessages(), namespaces, except));
  kept.set(key, messages);
  return (
    <Words locale={locale} timeZone={await getTimeZone()} messages={messages}>
      {children}
    </Words>
  );
}
