import type { Messages } from "next-intl";
import { getLocale, getMessages, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import { Words } from "@/components/layout/words";
import { type Namespace, pickMessages } from "@/lib/i18n/client-messages";
import { handOver, prepare } from "@/lib/page-data";

type Props = {
  namespaces: readonly Namespace[];
  /** What of them no island inside says. */
  except?: readonly Namespace[];
  /** Whether they stand in the document as a text of its own (`handOver`): only where nothing can end the page any more. */
  goPast?: boolean;
  children: ReactNode;
};

/** The sentences of each place in each language. */
const kept = new Map<string, ReturnType<typeof prepare<Partial<Messages>>>>();

/** Gives the client islands inside it the sentences they name, and no others: everything passed here weighs on the page. */
export async function ClientMessages({ namespaces, except = [], goPast = false, children }: Props) {
  const locale = await getLocale();
  const key = [locale, ...namespaces, "-", ...except].join();
  const sentences = kept.get(key) ?? prepare(pickMessages(await getMessages(), namespaces, except));
  kept.set(key, sentences);
  return (
    <Words locale={locale} timeZone={await getTimeZone()} data={goPast ? handOver(sentences) : sentences.text}>
      {children}
    </Words>
  );
}
