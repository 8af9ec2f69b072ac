import { accountMailSchema } from "@/lib/accounts/account-mails";
import { withArticles } from "@/lib/i18n/italian-article";
import { ActionButton, ActionLink, Code, Paragraph, renderMail, Title } from "@/lib/mail/document";
import { mailLanguage } from "@/lib/mail/language";
import type { MailSite } from "@/lib/mail/recipient";
import type { Mail } from "@/lib/mail/send";
import { ACCOUNT_DATA_MONTHS, TAX_DATA_YEARS, TERMS_DATE } from "@/lib/product/legal";

/** Renders a queued account mail from its `accountMailSchema` payload. @throws ZodError if invalid */
export async function renderAccountMail(payload: unknown, { url, product, company }: MailSite): Promise<Mail> {
  const mail = accountMailSchema.parse(payload);
  const { to } = mail;
  const { t, day, toTheMinute } = await mailLanguage(to.locale);
  const name = to.firstName;
  const contact = company.email;
  const notYou = (text: string) => (
    <>
      <Title>{t("accounts.mails.changedNotYouTitle")}</Title>
      <Paragraph>{text}</Paragraph>
      <ActionButton href={`${url}/forgot-password`}>{t("accounts.mails.changedOpen")}</ActionButton>
      {contact && <Paragraph>{t("accounts.mails.changedWrite", { email: contact })}</Paragraph>}
    </>
  );
  switch (mail.kind) {
    case "reset_code":
      return renderMail(
        to,
        product,
        t("accounts.mails.codeSubject", { product }),
        <>
          <Paragraph>{t("accounts.mails.greeting", { name })}</Paragraph>
          <Paragraph>{t("accounts.mails.codeIntro")}</Paragraph>
          <Code>{mail.code}</Code>
          <Paragraph>{t("accounts.mails.codeMinutes", { minutes: mail.minutes })}</Paragraph>
          <ActionButton href={`${url}/reset-password?email=${encodeURIComponent(to.email)}`}>
            {t("accounts.mails.codeOpen")}
          </ActionButton>
          <Title>{t("accounts.mails.codeNotYouTitle")}</Title>
          <Paragraph>{t("accounts.mails.codeNotYou")}</Paragraph>
        </>,
      );
    case "password_changed":
      return renderMail(
        to,
        product,
        t("accounts.mails.changedSubject", { product }),
        <>
          <Paragraph>{t("accounts.mails.greeting", { name })}</Paragraph>
          <Paragraph>{t("accounts.mails.changed", { moment: toTheMinute(mail.changedAt) })}</Paragraph>
          <Paragraph>{t("accounts.mails.changedOut")}</Paragraph>
          {notYou(t("accounts.mails.changedNotYou"))}
        </>,
      );
    case "login_tries_out":
      return renderMail(
        to,
        product,
        t("accounts.mails.triesSubject", { product }),
        <>
          <Paragraph>{t("accounts.mails.greeting", { name })}</Paragraph>
          <Paragraph>{t("accounts.mails.tries", { moment: toTheMinute(mail.triedAt) })}</Paragraph>
          <Paragraph>{t("accounts.mails.triesYou")}</Paragraph>
          {notYou(t("accounts.mails.triesNotYou"))}
        </>,
      );
    case "email_code":
      // The new address is not verified yet: the mail must not contain a name.
      return renderMail(
        to,
        product,
        t("accounts.own.mails.codeSubject", { product }),
        <>
          <Paragraph>{t("accounts.own.mails.hello")}</Paragraph>
          <Paragraph>{t("accounts.own.mails.code", { product })}</Paragraph>
          <Code>{mail.code}</Code>
          <Paragraph>{t("accounts.own.mails.codeLasts", { minutes: mail.minutes })}</Paragraph>
          <ActionButton href={`${url}/account/email`}>{t("accounts.mails.codeOpen")}</ActionButton>
          <Paragraph>{t("accounts.own.mails.codeNotYou")}</Paragraph>
        </>,
      );
    case "email_changed":
      return renderMail(
        to,
        product,
        t("accounts.own.mails.changedSubject", { product }),
        <>
          <Paragraph>{t("accounts.own.mails.greeting", { name })}</Paragraph>
          <Paragraph>{t("accounts.own.mails.changed", { product })}</Paragraph>
          <Paragraph>
            {contact ? t("accounts.own.mails.changedNotYou", { contact }) : t("accounts.own.mails.changedNotYouAsk")}
          </Paragraph>
        </>,
      );
    case "account_deleted":
      return renderMail(
        to,
        product,
        t("accounts.own.mails.deletedSubject", { product }),
        <>
          <Paragraph>{t("accounts.own.mails.greeting", { name })}</Paragraph>
          <Paragraph>
            {mail.why === "asked"
              ? t("accounts.own.mails.deletedAsked", { product })
              : t("accounts.own.mails.deletedOld", { product, months: ACCOUNT_DATA_MONTHS })}
          </Paragraph>
          <Paragraph>{t("accounts.own.mails.deletedKept", { years: TAX_DATA_YEARS })}</Paragraph>
          <Paragraph>
            {contact
              ? t("accounts.own.mails.deletedQuestion", { contact })
              : t("accounts.own.mails.deletedQuestionAsk")}
          </Paragraph>
        </>,
      );
    case "terms_changed":
      return renderMail(
        to,
        product,
        t("accounts.mails.termsSubject", { product }),
        <>
          <Paragraph>{t("accounts.mails.greeting", { name })}</Paragraph>
          <Paragraph>{t("accounts.mails.terms", { product, ...withArticles({ date: day(TERMS_DATE) }) })}</Paragraph>
          <Paragraph>{t("accounts.mails.termsChanges")}</Paragraph>
          <ActionButton href={`${url}/terms`}>{t("accounts.mails.termsOpen")}</ActionButton>
          <ActionLink href={`${url}/privacy`}>{t("accounts.mails.termsPrivacy")}</ActionLink>
          <Paragraph>{t("accounts.mails.termsAsked", withArticles({ day: day(mail.askedFrom) }))}</Paragraph>
          <Paragraph>{t("accounts.mails.termsRefuse")}</Paragraph>
          {contact && <Paragraph>{t("accounts.mails.termsWrite", { email: contact })}</Paragraph>}
        </>,
      );
  }
}
