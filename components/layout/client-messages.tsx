import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { type Namespace, pickMessages } from "@/lib/i18n/client-messages";

type Props = { namespaces: readonly Namespace[]; children: ReactNode };

/** Gives the client islands inside it the sentences they name, and no others: everything passed here weighs on the page. */
export async function ClientMessages({ namespaces, children }: Props) {
  const messages = pickMessages(await getMessages(), namespaces);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
