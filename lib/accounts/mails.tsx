import { accountMailSchema } from "@/lib/accounts/account-mails";
import { Action, Code, Title, Words, writeMail } from "@/lib/mail/document";
import type { Recipient, Site } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";
import { mailFormats, mailTranslator } from "@/lib/mail/words";
import { ACCOUNT_DATA_MONTHS, TAX_DATA_YEARS } from "@/lib/product/legal";

export type CodeFacts = { code: string; minutes: number };

export async function writeResetCodeMail(to: Recipient, { url, product }: Site, { code, minutes }: CodeFacts) {
  const t = await mailTranslator(to.locale);
  return writeMail(
    to,
    t("accounts.mails.codeSubject", { product }),
    <>
      <Words>{t("accounts.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("accounts.mails.codeIntro")}</Words>
      <Code>{code}</Code>
      <Words>{t("accounts.mails.codeMinutes", { minutes })}</Words>
      <Action href={`${url}/reset-password?email=${encodeURIComponent(to.email)}`}>
        {t("accounts.mails.codeOpen")}
      </Action>
      <Title>{t("accounts.mails.codeNotYouTitle")}</Title>
      <Words>{t("accounts.mails.codeNotYou")}</Words>
    </>,
  );
}

/** `changedAt` is shown in Italian time. */
export async function writePasswordChangedMail(to: Recipient, { url, product, company }: Site, changedAt: Date) {
  const t = await mailTranslator(to.locale);
  const moment = mailFormats(to.locale).toTheMinute(changedAt);
  return writeMail(
    to,
    t("accounts.mails.changedSubject", { product }),
    <>
      <Words>{t("accounts.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("accounts.mails.changed", { moment })}</Words>
      <Words>{t("accounts.mails.changedOut")}</Words>
      <Title>{t("accounts.mails.changedNotYouTitle")}</Title>
      <Words>{t("accounts.mails.changedNotYou")}</Words>
      <Action href={`${url}/forgot-password`}>{t("accounts.mails.changedOpen")}</Action>
      {company.email && <Words>{t("accounts.mails.changedWrite", { email: company.email })}</Words>}
    </>,
  );
}

/** Sent when the sign-in attempts are used up. `triedAt` is shown in Italian time. */
export async function writeTriesOutMail(to: Recipient, { url, product, company }: Site, triedAt: Date) {
  const t = await mailTranslator(to.locale);
  const moment = mailFormats(to.locale).toTheMinute(triedAt);
  return writeMail(
    to,
    t("accounts.mails.triesSubject", { product }),
    <>
      <Words>{t("accounts.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("accounts.mails.tries", { moment })}</Words>
      <Words>{t("accounts.mails.triesYou")}</Words>
      <Title>{t("accounts.mails.changedNotYouTitle")}</Title>
      <Words>{t("accounts.mails.triesNotYou")}</Words>
      <Action href={`${url}/forgot-password`}>{t("accounts.mails.changedOpen")}</Action>
      {company.email && <Words>{t("accounts.mails.changedWrite", { email: company.email })}</Words>}
    </>,
  );
}

/** @param to has the new address, which is not verified yet: the mail must not contain a name */
export async function writeEmailCodeMail(to: Recipient, { product }: Site, { code, minutes }: CodeFacts) {
  const t = await mailTranslator(to.locale);
  return writeMail(
    to,
    t("accounts.own.mails.codeSubject", { product }),
    <>
      <Words>{t("accounts.own.mails.hello")}</Words>
      <Words>{t("accounts.own.mails.code", { product })}</Words>
      <Code>{code}</Code>
      <Words>{t("accounts.own.mails.codeLasts", { minutes })}</Words>
      <Words>{t("accounts.own.mails.codeNotYou")}</Words>
    </>,
  );
}

export async function writeEmailChangedMail(to: Recipient, { product, company }: Site) {
  const t = await mailTranslator(to.locale);
  const contact = company.email;
  return writeMail(
    to,
    t("accounts.own.mails.changedSubject", { product }),
    <>
      <Words>{t("accounts.own.mails.greeting", { name: to.firstName })}</Words>
      <Words>{t("accounts.own.mails.changed", { product })}</Words>
      <Words>
        {contact ? t("accounts.own.mails.changedNotYou", { contact }) : t("accounts.own.mails.changedNotYouAsk")}
      </Words>
    </>,
  );
}

/** @param why `old`: deleted because nobody used it */
export async function writeDeletedMail(to: Recipient, { product, company }: Site, why: "asked" | "old") {
  const t = await mailTranslator(to.locale);
  const contact = company.email;
  const cause =
    why === "asked"
      ? t("accounts.own.mails.deletedAsked", { product })
      : t("accounts.own.mails.deletedOld", { product, months: ACCOUNT_DATA_MONTHS });
  return writeMail(
    to,
    t("accounts.own.mails.deletedSubject", { product }),
    <>
      <Words>{t("accounts.own.mails.greeting", { name: to.firstName })}</Words>
      <Words>{cause}</Words>
      <Words>{t("accounts.own.mails.deletedKept", { years: TAX_DATA_YEARS })}</Words>
      <Words>
        {contact ? t("accounts.own.mails.deletedQuestion", { contact }) : t("accounts.own.mails.deletedQuestionAsk")}
      </Words>
    </>,
  );
}

/** Renders a queued account mail from its `accountMailSchema` payload. @throws ZodError if invalid */
export async function writeLetter(facts: unknown, site: Site): Promise<Mail> {
  const letter = accountMailSchema.parse(facts);
  if (letter.kind === "reset_code") return writeResetCodeMail(letter.to, site, letter);
  if (letter.kind === "email_code") return writeEmailCodeMail(letter.to, site, letter);
  if (letter.kind === "password_changed") return writePasswordChangedMail(letter.to, site, letter.changedAt);
  if (letter.kind === "login_tries_out") return writeTriesOutMail(letter.to, site, letter.triedAt);
  if (letter.kind === "email_changed") return writeEmailChangedMail(letter.to, site);
  return writeDeletedMail(letter.to, site, letter.why);
}
