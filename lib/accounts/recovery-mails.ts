import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import type { loadMessages } from "@/lib/i18n/messages";
import type { Mail } from "@/lib/mail";
import { type MailPart, writeMailBody } from "@/lib/mail-body";

/** Whom a mail is written to, and in which language. */
export type Recipient = { email: string; firstName: string; locale: Locale };

/** The site a mail speaks of. `url` has no slash at the end; `email` is the company's, if the operator has given it. */
export type Site = { url: string; product: string; email: string | undefined };

type Sentences = Awaited<ReturnType<typeof loadMessages>>;

function write(to: Recipient, subject: string, parts: readonly MailPart[]): Mail {
  return { to: to.email, subject, ...writeMailBody(to.locale, parts) };
}

const pen = (locale: Locale, messages: Sentences) =>
  createTranslator({ locale, messages, namespace: "accounts.mails" });

/** The code that lets somebody choose a new password. `minutes`: how long it is good. */
export function writeCodeMail(
  to: Recipient,
  site: Site,
  { code, minutes }: { code: string; minutes: number },
  messages: Sentences,
): Mail {
  const translate = pen(to.locale, messages);
  const href = `${site.url}/reset-password?email=${encodeURIComponent(to.email)}`;
  return write(to, translate("codeSubject", { product: site.product }), [
    { text: translate("greeting", { name: to.firstName }) },
    { text: translate("codeIntro") },
    { code },
    { text: translate("codeMinutes", { minutes }) },
    { link: translate("codeOpen"), href },
    { heading: translate("codeNotYouTitle") },
    { text: translate("codeNotYou") },
  ]);
}

/** After a new password: so that an owner who did not do it hears of it at once. `changedAt` is told in Italy's time. */
export function writePasswordChangedMail(to: Recipient, site: Site, changedAt: Date, messages: Sentences): Mail {
  const translate = pen(to.locale, messages);
  const moment = new Intl.DateTimeFormat(to.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Rome",
  }).format(changedAt);
  return write(to, translate("changedSubject", { product: site.product }), [
    { text: translate("greeting", { name: to.firstName }) },
    { text: translate("changed", { moment }) },
    { text: translate("changedOut") },
    { heading: translate("changedNotYouTitle") },
    { text: translate("changedNotYou") },
    { link: translate("changedOpen"), href: `${site.url}/forgot-password` },
    ...(site.email ? [{ text: translate("changedWrite", { email: site.email }) }] : []),
  ]);
}
