import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Recipient, Site } from "@/lib/accounts/recovery-mails";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { log } from "@/lib/log";
import { type Mail, sendMail } from "@/lib/mail";
import { productName } from "@/lib/product";

// A mail server that is busy for a moment is asked again; a code that comes later than that is better asked for anew.
const PAUSES_MS = [1_000, 5_000, 20_000];

type Person = { email: string; firstName: string; locale: string };
type Letter = (to: Recipient, site: Site, messages: Awaited<ReturnType<typeof loadMessages>>) => Mail;

/**
 * Writes a mail in its reader's language and sends it, after the answer, so that nobody waits for a mail server and nobody
 * reads from the time who has an account. Never throws.
 */
export async function sendMailSoon(person: Person, write: Letter): Promise<void> {
  const locale = isOfferedLocale(person.locale) ? person.locale : DEFAULT_LOCALE;
  const { NEXTAUTH_URL, COMPANY_EMAIL } = env();
  const site = { url: new URL(NEXTAUTH_URL).origin, product: productName(), email: COMPANY_EMAIL };
  const to = { email: person.email, firstName: person.firstName, locale };
  const mail = write(to, site, await loadMessages(locale));
  for (const wait of [...PAUSES_MS, null]) {
    try {
      return await sendMail(mail);
    } catch (error) {
      log().warn(
        { error: error instanceof Error ? error.name : typeof error },
        "a mail about an account was not taken",
      );
      if (wait !== null) await pause(wait);
    }
  }
}
