import { createTranslator } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";
import type { loadMessages } from "@/lib/i18n/messages";
import type { Mail } from "@/lib/mail";
import { type MailPart, writeMailBody } from "@/lib/mail-body";
import { formatAmount } from "@/lib/product";

/** Whom a mail is written to, and in which language. */
export type Recipient = { email: string; firstName: string; locale: Locale };

/** What every mail says about who writes it. */
export type Sender = {
  /** The address of the site, without a slash at the end. */
  siteUrl: string;
  product: string;
  /** The company, as far as the operator has given it. */
  company: {
    name: string | undefined;
    address: string | undefined;
    vat: string | undefined;
    email: string | undefined;
  };
};

/** A purchase as its mails tell it. Amounts in cents. */
export type OrderFacts = {
  /** As the learner sees it. */
  number: string;
  paidAt: Date;
  amountCents: number;
  accessExpiresAt: Date;
  /** Until when one may withdraw, or when that right was given up. */
  withdrawal: { until: Date } | { waivedAt: Date };
};

/** A withdrawal as its receipt tells it. Amounts in cents. */
export type WithdrawalFacts = { number: string; paidAt: Date; amountCents: number; requestedAt: Date };

/** An access that is about to end, and in how many days. */
export type ReminderFacts = { days: number; accessExpiresAt: Date };

type Sentences = Awaited<ReturnType<typeof loadMessages>>;

/** The tools every mail is written with: sentences, dates and amounts in the reader's manner; times are Italy's. */
function pen(locale: Locale, messages: Sentences) {
  const translate = createTranslator({ locale, messages, namespace: "payments" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Rome" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "medium", timeZone: "Europe/Rome" });
  return {
    translate,
    day: (when: Date) => date.format(when),
    moment: (when: Date) => moment.format(when),
    euro: (amountCents: number) => `€${formatAmount(amountCents, locale)}`,
  };
}

/** Who sells: name, address, VAT number and e-mail in one line. */
function sellerLine({ company: { name, address, vat, email } }: Sender, { translate }: ReturnType<typeof pen>): string {
  const line = [name, address, vat && translate("mails.vat", { number: vat }), email].filter(Boolean).join(", ");
  return line || translate("mails.sellerUnknown");
}

function write(to: Recipient, subject: string, parts: readonly MailPart[]): Mail {
  return { to: to.email, subject, ...writeMailBody(to.locale, parts) };
}

/** After a purchase: the receipt, what was bought, and how to withdraw or why that is no longer possible. */
export function writeOrderMail(to: Recipient, from: Sender, order: OrderFacts, messages: Sentences): Mail {
  const tools = pen(to.locale, messages);
  const { translate, day, moment, euro } = tools;
  const { siteUrl, product } = from;
  const withdrawal: MailPart[] =
    "waivedAt" in order.withdrawal
      ? [
          { text: translate("mails.withdrawalWaived", { date: moment(order.withdrawal.waivedAt) }) },
          { quote: translate("card.waiver") },
          { text: translate("mails.withdrawalWaivedMore") },
        ]
      : [{ text: translate("mails.withdrawalPossible", { date: day(order.withdrawal.until) }) }];
  return write(to, translate("mails.orderSubject", { product }), [
    { text: translate("mails.greeting", { name: to.firstName }) },
    { text: translate("mails.thanks") },
    { link: translate("mails.open"), href: `${siteUrl}/dashboard` },
    { heading: translate("mails.receiptTitle") },
    {
      rows: [
        [translate("mails.number"), order.number],
        [translate("mails.date"), moment(order.paidAt)],
        [translate("mails.what"), translate("mails.product", { product })],
        [translate("mails.amount"), euro(order.amountCents)],
        [translate("mails.until"), day(order.accessExpiresAt)],
        [translate("mails.seller"), sellerLine(from, tools)],
      ],
    },
    { heading: translate("mails.withdrawalTitle") },
    ...withdrawal,
    { link: translate("mails.account"), href: `${siteUrl}/account` },
    { link: translate("mails.terms"), href: `${siteUrl}/terms` },
    { text: translate("mails.independent") },
  ]);
}

/** After a withdrawal: what was received, to the second, and what is paid back. */
export function writeWithdrawalMail(to: Recipient, from: Sender, facts: WithdrawalFacts, messages: Sentences): Mail {
  const tools = pen(to.locale, messages);
  const { translate, moment, euro } = tools;
  return write(to, translate("mails.withdrawnSubject"), [
    { text: translate("mails.greeting", { name: to.firstName }) },
    { text: translate("mails.withdrawn") },
    {
      rows: [
        [translate("mails.withdrawnAt"), moment(facts.requestedAt)],
        [translate("mails.number"), facts.number],
        [translate("mails.ordered"), moment(facts.paidAt)],
        [translate("mails.refund"), euro(facts.amountCents)],
        [translate("mails.seller"), sellerLine(from, tools)],
      ],
    },
    { text: translate("mails.reviewsStay") },
    { link: translate("mails.account"), href: `${from.siteUrl}/account` },
  ]);
}

/** 30 and 7 days before an access ends. */
export function writeReminderMail(to: Recipient, from: Sender, facts: ReminderFacts, messages: Sentences): Mail {
  const { translate, day } = pen(to.locale, messages);
  const date = day(facts.accessExpiresAt);
  return write(to, translate("mails.reminderSubject", { days: facts.days }), [
    { text: translate("mails.greeting", { name: to.firstName }) },
    { text: translate("mails.reminder", { product: from.product, date }) },
    { text: translate("mails.reminderMore") },
    { link: translate("mails.open"), href: `${from.siteUrl}/dashboard` },
  ]);
}

/** 30 days before an account is deleted because nobody uses it. */
export function writeDeletionWarning(
  to: Recipient,
  from: Sender,
  facts: { deletedOn: Date },
  messages: Sentences,
): Mail {
  const { translate, day } = pen(to.locale, messages);
  return write(to, translate("mails.warningSubject", { product: from.product }), [
    { text: translate("mails.greeting", { name: to.firstName }) },
    { text: translate("mails.warning", { product: from.product, date: day(facts.deletedOn) }) },
    { text: translate("mails.warningMore") },
    { link: translate("mails.account"), href: `${from.siteUrl}/account` },
  ]);
}
