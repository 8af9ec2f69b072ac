import { withArticles } from "@/lib/i18n/italian-article";
import { ActionButton, ActionLink, DetailsTable, Paragraph, Quote, renderMail, Title } from "@/lib/mail/document";
import { mailLanguage } from "@/lib/mail/language";
import type { MailSite, Recipient } from "@/lib/mail/recipient";
import { countSimulations } from "@/lib/product/simulation-folders";

/** When access at once was requested and the right of withdrawal given up, and in which words. */
type Waiver = { waivedAt: Date; words: string | null };

type OrderFacts = {
  number: string;
  paidAt: Date;
  amountCents: number;
  /** Null if access is active. */
  accessStartsAt: Date | null;
  accessExpiresAt: Date;
  /** End of the withdrawal period, or the waiver. */
  withdrawal: { until: Date } | Waiver;
};

type RefundFacts = { number: string; amountCents: number };

type WithdrawalFacts = { number: string; paidAt: Date; amountCents: number; requestedAt: Date };

type ReminderFacts = { days: number; accessExpiresAt: Date };

type Translator = Awaited<ReturnType<typeof mailLanguage>>["t"];

function sellerLine({ company: { name, address, vat, email } }: MailSite, t: Translator): string {
  const line = [name, address, vat && t("payments.mails.vat", { number: vat }), email].filter(Boolean).join(", ");
  return line || t("payments.mails.sellerUnknown");
}

/** Receipt of a purchase, with how to withdraw or why that is no longer possible. */
export async function renderOrderMail(to: Recipient, site: MailSite, order: OrderFacts) {
  const { t, day, toTheSecond, euro } = await mailLanguage(to.locale);
  const { url, product } = site;
  const { withdrawal, accessStartsAt } = order;
  return renderMail(
    to,
    product,
    t("payments.mails.orderSubject", { product }),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      {accessStartsAt ? (
        <>
          <Paragraph>{t("payments.mails.thanksScheduled", withArticles({ date: day(accessStartsAt) }))}</Paragraph>
          <Paragraph>{t("payments.mails.startNow")}</Paragraph>
        </>
      ) : (
        <Paragraph>{t("payments.mails.thanks")}</Paragraph>
      )}
      <ActionButton href={`${url}/dashboard`}>{t("payments.mails.open")}</ActionButton>
      <Title>{t("payments.mails.receiptTitle")}</Title>
      <DetailsTable
        rows={[
          [t("payments.mails.number"), order.number],
          [t("payments.mails.date"), toTheSecond(order.paidAt)],
          [t("payments.mails.what"), t("payments.mails.product", { product, count: countSimulations() })],
          [t("payments.mails.amount"), euro(order.amountCents)],
          ...(accessStartsAt ? [[t("payments.mails.startsOn"), day(accessStartsAt)] as const] : []),
          [t("payments.mails.until"), day(order.accessExpiresAt)],
          [t("payments.mails.seller"), sellerLine(site, t)],
        ]}
      />
      <Title>{t("payments.mails.withdrawalTitle")}</Title>
      {"until" in withdrawal ? (
        <Paragraph>{t("payments.mails.withdrawalPossible", withArticles({ date: day(withdrawal.until) }))}</Paragraph>
      ) : (
        <WaiverProof t={t} date={toTheSecond(withdrawal.waivedAt)} words={withdrawal.words} />
      )}
      <ActionLink href={`${url}/account`}>{t("payments.mails.account")}</ActionLink>
      <ActionLink href={`${url}/terms`}>{t("payments.mails.terms")}</ActionLink>
      <Paragraph>{t("payments.mails.independent")}</Paragraph>
    </>,
  );
}

/** The confirmation of the waiver on a durable medium (Directive 2011/83, art. 8(7)): its words and its time. */
function WaiverProof({ t, date, words }: { t: Translator; date: string; words: string | null }) {
  return (
    <>
      <Paragraph>{t("payments.mails.withdrawalWaived", withArticles({ date }))}</Paragraph>
      <Quote>{words ?? t("payments.card.waiver")}</Quote>
      <Paragraph>{t("payments.mails.withdrawalWaivedMore")}</Paragraph>
    </>
  );
}

/** Sent when paid access begins after the purchase. @param waiver null if it begins because the right has ended */
export async function renderAccessStartMail(
  to: Recipient,
  { url, product }: MailSite,
  { accessExpiresAt, waiver }: { accessExpiresAt: Date; waiver: Waiver | null },
) {
  const { t, day, toTheSecond } = await mailLanguage(to.locale);
  return renderMail(
    to,
    product,
    t("payments.mails.startSubject", { product }),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("payments.mails.accessStarted", withArticles({ date: day(accessExpiresAt) }))}</Paragraph>
      <ActionButton href={`${url}/dashboard`}>{t("payments.mails.open")}</ActionButton>
      {waiver && (
        <>
          <Title>{t("payments.mails.withdrawalTitle")}</Title>
          <WaiverProof t={t} date={toTheSecond(waiver.waivedAt)} words={waiver.words} />
        </>
      )}
    </>,
  );
}

/** Sent once when the refund of a purchase failed. */
export async function renderRefundFailedMail(to: Recipient, site: MailSite, { number, amountCents }: RefundFacts) {
  const { t, euro } = await mailLanguage(to.locale);
  const contact = site.company.email;
  return renderMail(
    to,
    site.product,
    t("payments.mails.refundFailedSubject"),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("payments.mails.refundFailed", { number, amount: euro(amountCents) })}</Paragraph>
      <Paragraph>
        {contact ? t("payments.mails.refundFailedCard", { contact }) : t("payments.mails.refundFailedCardAsk")}
      </Paragraph>
      <ActionButton href={`${site.url}/account`}>{t("payments.mails.account")}</ActionButton>
    </>,
  );
}

export async function renderWithdrawalMail(to: Recipient, site: MailSite, facts: WithdrawalFacts) {
  const { t, toTheSecond, euro } = await mailLanguage(to.locale);
  return renderMail(
    to,
    site.product,
    t("payments.mails.withdrawnSubject"),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("payments.mails.withdrawn")}</Paragraph>
      <DetailsTable
        rows={[
          [t("payments.mails.withdrawnAt"), toTheSecond(facts.requestedAt)],
          [t("payments.mails.number"), facts.number],
          [t("payments.mails.ordered"), toTheSecond(facts.paidAt)],
          [t("payments.mails.refund"), euro(facts.amountCents)],
          [t("payments.mails.seller"), sellerLine(site, t)],
        ]}
      />
      <Paragraph>{t("payments.mails.reviewsStay")}</Paragraph>
      <ActionButton href={`${site.url}/account`}>{t("payments.mails.account")}</ActionButton>
    </>,
  );
}

/** Sent 30 and 7 days before access ends. */
export async function renderReminderMail(to: Recipient, { url, product }: MailSite, facts: ReminderFacts) {
  const { t, day } = await mailLanguage(to.locale);
  const date = withArticles({ date: day(facts.accessExpiresAt) });
  return renderMail(
    to,
    product,
    t("payments.mails.reminderSubject", { days: facts.days }),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("payments.mails.reminder", { product, ...date })}</Paragraph>
      <Paragraph>{t("payments.mails.reminderMore")}</Paragraph>
      <ActionButton href={`${url}/dashboard`}>{t("payments.mails.open")}</ActionButton>
    </>,
  );
}

/** Sent 30 days before an unused account is deleted. */
export async function renderDeletionWarning(to: Recipient, { url, product }: MailSite, facts: { deletedOn: Date }) {
  const { t, day } = await mailLanguage(to.locale);
  const date = withArticles({ date: day(facts.deletedOn) });
  return renderMail(
    to,
    product,
    t("payments.mails.warningSubject", { product }),
    <>
      <Paragraph>{t("payments.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("payments.mails.warning", { product, ...date })}</Paragraph>
      <Paragraph>{t("payments.mails.warningMore")}</Paragraph>
      <ActionButton href={`${url}/account`}>{t("payments.mails.account")}</ActionButton>
    </>,
  );
}
