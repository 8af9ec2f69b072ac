import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import type { loadMessages } from "@/lib/i18n/messages";
import type { Mail } from "@/lib/mail";
import { type MailPart, writeMailBody } from "@/lib/mail-body";

/** Whom a mail about their account is written to, and in which language. */
export type Holder = { email: string; firstName: string; locale: Locale };

/** What the mails say about who writes them. `contact` is the school's address, where the operator has given one. */
export type School = { product: string; contact: string | undefined };

type Sentences = Awaited<ReturnType<typeof loadMessages>>;

function pen({ locale }: Holder, messages: Sentences) {
  return createTranslator({ locale, messages, namespace: "accounts.own.mails" });
}

function write(to: Holder, subject: string, parts: readonly MailPart[]): Mail {
  return { to: to.email, subject, ...writeMailBody(to.locale, parts) };
}

/**
 * To a new address: the code that proves it.
 * @param to with the new address
 */
export function writeCodeMail(
  to: Holder,
  { product }: School,
  facts: { code: string; minutes: number },
  messages: Sentences,
): Mail {
  const translate = pen(to, messages);
  return write(to, translate("codeSubject", { product }), [
    // Whose address this is, is not proven yet: no name.
    { text: translate("hello") },
    { text: translate("code", { product }) },
    { heading: facts.code },
    { text: translate("codeLasts", { minutes: facts.minutes }) },
    { text: translate("codeNotYou") },
  ]);
}

/** To the old address, once another has taken its place. */
export function writeEmailChangedMail(to: Holder, { product, contact }: School, messages: Sentences): Mail {
  const translate = pen(to, messages);
  return write(to, translate("changedSubject", { product }), [
    { text: translate("greeting", { name: to.firstName }) },
    { text: translate("changed", { product }) },
    { text: contact ? translate("changedNotYou", { contact }) : translate("changedNotYouAsk") },
  ]);
}

/** To whom the account belonged that is no more. */
export function writeDeletedMail(
  to: Holder,
  { product, contact }: School,
  why: "asked" | "old",
  messages: Sentences,
): Mail {
  const translate = pen(to, messages);
  return write(to, translate("deletedSubject", { product }), [
    { text: translate("greeting", { name: to.firstName }) },
    { text: translate(why === "asked" ? "deletedAsked" : "deletedOld", { product }) },
    { text: translate("deletedKept") },
    { text: contact ? translate("deletedQuestion", { contact }) : translate("deletedQuestionAsk") },
  ]);
}
