import { accountMailSchema } from "@/lib/accounts/account-mails";
import { ActionLink, Code, Paragraph, renderMail, Title } from "@/lib/mail/document";
import type { Recipient, Site } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";
import { mailFormats, mailTranslator } from "@/lib/mail/translator";
import { ACCOUNT_DATA_MONTHS, TAX_DATA_YEARS } from "@/lib/product/legal";

export type CodeFacts = { code: string; minutes: number };

export async function renderResetCodeMail(to: Recipient, { url, product }: Site, { code, minutes }: CodeFacts) {
  const t = await mailTranslator(to.locale);
  return renderMail(
    to,
    t("accounts.mails.codeSubject", { product }),
    <>
      <Paragraph>{t("accounts.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("accounts.mails.codeIntro")}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{t("accounts.mails.codeMinutes", { minutes })}</Paragraph>
      <ActionLink href={`${url}/reset-password?email=${encodeURIComponent(to.email)}`}>
        {t("accounts.mails.codeOpen")}
      </ActionLink>
      <Title>{t("accounts.mails.codeNotYouTitle")}</Title>
      <Paragraph>{t("accounts.mails.codeNotYou")}</Paragraph>
    </>,
  );
}

/** `changedAt` is shown in Italian time. */
export async function renderPasswordChangedMail(to: Recipient, { url, product, company }: Site, changedAt: Date) {
  const t = await mailTranslator(to.locale);
  const moment = mailFormats(to.locale).toTheMinute(changedAt);
  return renderMail(
    to,
    t("accounts.mails.changedSubject", { product }),
    <>
      <Paragraph>{t("accounts.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("accounts.mails.changed", { moment })}</Paragraph>
      <Paragraph>{t("accounts.mails.changedOut")}</Paragraph>
      <Title>{t("accounts.mails.changedNotYouTitle")}</Title>
      <Paragraph>{t("accounts.mails.changedNotYou")}</Paragraph>
      <ActionLink href={`${url}/forgot-password`}>{t("accounts.mails.changedOpen")}</ActionLink>
      {company.email && <Paragraph>{t("accounts.mails.changedWrite", { email: company.email })}</Paragraph>}
    </>,
  );
}

/** Sent when the sign-in attempts are used up. `triedAt` is shown in Italian time. */
export async function renderTriesOutMail(to: Recipient, { url, product, company }: Site, triedAt: Date) {
  const t = await mailTranslator(to.locale);
  const moment = mailFormats(to.locale).toTheMinute(triedAt);
  return renderMail(
    to,
    t("accounts.mails.triesSubject", { product }),
    <>
      <Paragraph>{t("accounts.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("accounts.mails.tries", { moment })}</Paragraph>
      <Paragraph>{t("accounts.mails.triesYou")}</Paragraph>
      <Title>{t("accounts.mails.changedNotYouTitle")}</Title>
      <Paragraph>{t("accounts.mails.triesNotYou")}</Paragraph>
      <ActionLink href={`${url}/forgot-password`}>{t("accounts.mails.changedOpen")}</ActionLink>
      {company.email && <Paragraph>{t("accounts.mails.changedWrite", { email: company.email })}</Paragraph>}
    </>,
  );
}

/** @param to has the new address, which is not verified yet: the mail must not contain a name */
export async function renderEmailCodeMail(to: Recipient, { product }: Site, { code, minutes }: CodeFacts) {
  const t = await mailTranslator(to.locale);
  return renderMail(
    to,
    t("accounts.own.mails.codeSubject", { product }),
    <>
      <Paragraph>{t("accounts.own.mails.hello")}</Paragraph>
      <Paragraph>{t("accounts.own.mails.code", { product })}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{t("accounts.own.mails.codeLasts", { minutes })}</Paragraph>
      <Paragraph>{t("accounts.own.mails.codeNotYou")}</Paragraph>
    </>,
  );
}

export async function renderEmailChangedMail(to: Recipient, { product, company }: Site) {
  const t = await mailTranslator(to.locale);
  const contact = company.email;
  return renderMail(
    to,
    t("accounts.own.mails.changedSubject", { product }),
    <>
      <Paragraph>{t("accounts.own.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{t("accounts.own.mails.changed", { product })}</Paragraph>
      <Paragraph>
        {contact ? t("accounts.own.mails.changedNotYou", { contact }) : t("accounts.own.mails.changedNotYouAsk")}
      </Paragraph>
    </>,
  );
}

/** @param why `old`: deleted because nobody used it */
export async function renderDeletedMail(to: Recipient, { product, company }: Site, why: "asked" | "old") {
  const t = await mailTranslator(to.locale);
  const contact = company.email;
  const cause =
    why === "asked"
      ? t("accounts.own.mails.deletedAsked", { product })
      : t("accounts.own.mails.deletedOld", { product, months: ACCOUNT_DATA_MONTHS });
  return renderMail(
    to,
    t("accounts.own.mails.deletedSubject", { product }),
    <>
      <Paragraph>{t("accounts.own.mails.greeting", { name: to.firstName })}</Paragraph>
      <Paragraph>{cause}</Paragraph>
      <Paragraph>{t("accounts.own.mails.deletedKept", { years: TAX_DATA_YEARS })}</Paragraph>
      <Paragraph>
        {contact ? t("accounts.own.mails.deletedQuestion", { contact }) : t("accounts.own.mails.deletedQuestionAsk")}
      </Paragraph>
    </>,
  );
}

/** Renders a queued account mail from its `accountMailSchema` payload. @throws ZodError if invalid */
export async function renderAccountMail(payload: unknown, site: Site): Promise<Mail> {
  const mail = accountMailSchema.parse(payload);
  if (mail.kind === "reset_code") return renderResetCodeMail(mail.to, site, mail);
  if (mail.kind === "email_code") return renderEmailCodeMail(mail.to, site, mail);
  if (mail.kind === "password_changed") return renderPasswordChangedMail(mail.to, site, mail.changedAt);
  if (mail.kind === "login_tries_out") return renderTriesOutMail(mail.to, site, mail.triedAt);
  if (mail.kind === "email_changed") return renderEmailChangedMail(mail.to, site);
  return renderDeletedMail(mail.to, site, mail.why);
}
