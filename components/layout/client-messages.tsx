import type { Messages } from "next-intl";
import { getLocale, getMessages, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import { MessagesProvider } from "@/components/layout/messages-provider";
import { type JsonText, toJsonText } from "@/lib/http/json-text";
import { type Namespace, pickMessages } from "@/lib/i18n/messages";

type Props = {
  namespaces: readonly Namespace[];
  /** Namespaces within `namespaces` that no client component uses. */
  except?: readonly Namespace[];
  children: ReactNode;
};

const cache = new Map<string, JsonText<Partial<Messages>>>();

/** Passes only the named messages to the client components inside: everything passed adds to the page size. */
export async function ClientMessages({ namespaces, except = [], children }: Props) {
  const locale = await getLocale();
  const key = [locale, ...namespaces, "-", ...except].join();
  // The read-aloud button appears with all instructions.
  const needed = ["layout.ear", ...namespaces] as const;
  const messages = cache.get(key) ?? toJsonText(pickMessages(await getMessages(), needed, except));
  cache.set(key, messages);
  return (
    <MessagesProvider locale={locale} timeZone={await getTimeZone()} messages={messages}>
      {children}
    </MessagesProvider>
  );
}
