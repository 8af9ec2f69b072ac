import { Action, Facts, Quote, Title, Words, writeMail } from "@/lib/mail/document";
import type { Recipient, Site } from "@/lib/mail/recipient";
import { mailFormats, mailTranslator } from "@/lib/mail/words";
import { countSimulations } from "@/lib/product/simulation-folders";

export type OrderFacts = {
  number: string;
  paidAt: Date;
  amountCents: number;
  accessExpiresAt: Date;
  /** End of the withdrawal period, or when the right was waived. */
  withdrawal: { until: Date } | { waivedAt: Date };
};

export type WithdrawalFacts = { number: string; paidAt: Date; amountCents: number; requestedAt: Date };

export type ReminderFacts = { days: number; accessExpiresAt: Date };

type Translator = Awaited<ReturnType<typeof mailTranslator>>;

function sellerLine({ company: { name, address, vat, email } }: Site, t: Translator): string {
  const line = [name, address, vat && t("payments.mails.vat", { number: vat }), email].filter(Boolean).join(", ");
  return line || t("payments.mails.sellerUnknown");
}

/** Receipt of a purchase, with how to withdraw or why that is no longer possible. */
export async function writeOrderMail(to: Recipient, site: Site, order: OrderFacts) {
  const t = await mailTranslator(to.locale);
  const { day, toTheSecond, euro } = mailFormats(to.locale);
  const { url, product } = site;
  const { withdrawal } = order;
  return writeMail(
    to,
    t("payments.mails.orderSubject", { product }),
    <>
      <Words>{t("payments.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("payments.mails.thanks")}</Words>
      <Action href={`${url}/dashboard`}>{t("payments.mails.open")}</Action>
      <Title>{t("payments.mails.receiptTitle")}</Title>
      <Facts
        rows={[
          [t("payments.mails.number"), order.number],
          [t("payments.mails.date"), toTheSecond(order.paidAt)],
          [t("payments.mails.what"), t("payments.mails.product", { product, count: countSimulations() })],
          [t("payments.mails.amount"), euro(order.amountCents)],
          [t("payments.mails.until"), day(order.accessExpiresAt)],
          [t("payments.mails.seller"), sellerLine(site, t)],
        ]}
      />
      <Title>{t("payments.mails.withdrawalTitle")}</Title>
      {"until" in withdrawal ? (
        <Words>{t("payments.mails.withdrawalPossible", { date: day(withdrawal.until) })}</Words>
      ) : (
        <>
          <Words>{t("payments.mails.withdrawalWaived", { date: toTheSecond(withdrawal.waivedAt) })}</Words>
          <Quote>{t("payments.card.waiver")}</Quote>
          <Words>{t("payments.mails.withdrawalWaivedMore")}</Words>
        </>
      )}
      <Action href={`${url}/account`}>{t("payments.mails.account")}</Action>
      <Action href={`${url}/terms`}>{t("payments.mails.terms")}</Action>
      <Words>{t("payments.mails.independent")}</Words>
    </>,
  );
}

export async function writeWithdrawalMail(to: Recipient, site: Site, facts: WithdrawalFacts) {
  const t = await mailTranslator(to.locale);
  const { toTheSecond, euro } = mailFormats(to.locale);
  return writeMail(
    to,
    t("payments.mails.withdrawnSubject"),
    <>
      <Words>{t("payments.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("payments.mails.withdrawn")}</Words>
      <Facts
        rows={[
          [t("payments.mails.withdrawnAt"), toTheSecond(facts.requestedAt)],
          [t("payments.mails.number"), facts.number],
          [t("payments.mails.ordered"), toTheSecond(facts.paidAt)],
          [t("payments.mails.refund"), euro(facts.amountCents)],
          [t("payments.mails.seller"), sellerLine(site, t)],
        ]}
      />
      <Words>{t("payments.mails.reviewsStay")}</Words>
      <Action href={`${site.url}/account`}>{t("payments.mails.account")}</Action>
    </>,
  );
}

/** Sent 30 and 7 days before access ends. */
export async function writeReminderMail(to: Recipient, { url, product }: Site, facts: ReminderFacts) {
  const t = await mailTranslator(to.locale);
  const date = mailFormats(to.locale).day(facts.accessExpiresAt);
  return writeMail(
    to,
    t("payments.mails.reminderSubject", { days: facts.days }),
    <>
      <Words>{t("payments.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("payments.mails.reminder", { product, date })}</Words>
      <Words>{t("payments.mails.reminderMore")}</Words>
      <Action href={`${url}/dashboard`}>{t("payments.mails.open")}</Action>
    </>,
  );
}

/** Sent 30 days before an unused account is deleted. */
export async function writeDeletionWarning(to: Recipient, { url, product }: Site, facts: { deletedOn: Date }) {
  const t = await mailTranslator(to.locale);
  const date = mailFormats(to.locale).day(facts.deletedOn);
  return writeMail(
    to,
    t("payments.mails.warningSubject", { product }),
    <>
      <Words>{t("payments.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("payments.mails.warning", { product, date })}</Words>
      <Words>{t("payments.mails.warningMore")}</Words>
      <Action href={`${url}/account`}>{t("payments.mails.account")}</Action>
    </>,
  );
}
