import "server-only";
import {
  type Holder,
  type School,
  writeCodeMail,
  writeDeletedMail,
  writeEmailChangedMail,
} from "@/lib/accounts/change-mails";
import { CODE_MINUTES } from "@/lib/accounts/mutations/verification-code";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { DEFAULT_LOCALE, isOfferedLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/mail";
import { productName } from "@/lib/product";

/** A person as they are stored, of whom a mail needs this much. */
type Person = { email: string; firstName: string; locale: string };

const toHolder = ({ email, firstName, locale }: Person): Holder => {
  return { email, firstName, locale: isOfferedLocale(locale) ? locale : DEFAULT_LOCALE };
};

const school = (): School => ({ product: productName(), contact: env().COMPANY_EMAIL });

/**
 * Mails the code that proves a new address.
 * @throws AppError unavailable when the mail could not be handed over
 */
export async function sendCodeMail(person: Person, newEmail: string, code: string): Promise<void> {
  const to = toHolder({ ...person, email: newEmail });
  const mail = writeCodeMail(to, school(), { code, minutes: CODE_MINUTES }, await loadMessages(to.locale));
  await sendMail(mail).catch((cause: unknown) => {
    throw new AppError("unavailable", "the mail with a code could not be sent", { cause });
  });
}

/** Tells the old address that another has taken its place. Never throws: what was changed stays changed. */
export async function sendEmailChangedMail(person: Person): Promise<void> {
  const to = toHolder(person);
  await sendLast(async () => sendMail(writeEmailChangedMail(to, school(), await loadMessages(to.locale))));
}

/** Tells somebody that their account is no more. Never throws; it is not tried again, because nothing of them is kept. */
export async function sendDeletedMail(person: Person, why: "asked" | "old"): Promise<void> {
  const to = toHolder(person);
  await sendLast(async () => sendMail(writeDeletedMail(to, school(), why, await loadMessages(to.locale))));
}

async function sendLast(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    log().warn({ err: error }, "a mail about an account could not be sent");
  }
}
