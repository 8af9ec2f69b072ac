import { z } from "zod";
import { env } from "@/lib/env";
import { DEFAULT_LOCALE, isOfferedLocale, type Locale } from "@/lib/i18n/locales";
import { productName } from "@/lib/product/product";

export type Recipient = { email: string; firstName: string; locale: Locale };

/** A user as a recipient; a language that is no longer offered becomes Italian. */
export function toRecipient({ email, firstName, locale }: { email: string; firstName: string; locale: string }) {
  return { email, firstName, locale: isOfferedLocale(locale) ? locale : DEFAULT_LOCALE } satisfies Recipient;
}

/** The recipient in the payload of a mail. */
export const recipientSchema = z
  .object({ email: z.string(), firstName: z.string(), locale: z.string() })
  .transform(toRecipient);

/** The site's data for mails: the URL without a trailing slash, and the company data the operator has set. */
export function mailSite() {
  const { NEXTAUTH_URL, COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT, COMPANY_EMAIL } = env();
  const company = { name: COMPANY_NAME, address: COMPANY_ADDRESS, vat: COMPANY_VAT, email: COMPANY_EMAIL };
  return { url: new URL(NEXTAUTH_URL).origin, product: productName(), company };
}

export type MailSite = ReturnType<typeof mailSite>;
