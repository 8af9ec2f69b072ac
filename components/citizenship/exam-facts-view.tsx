import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CheckNotice } from "@/components/citizenship/check-notice";
import { SourceLine } from "@/components/citizenship/source-line";
import { PageShell } from "@/components/layout/page-shell";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import {
  DAY_PARTS,
  DISABILITY_EMAIL,
  EXAM_FACTS,
  EXAM_FEE_CENTS,
  type ExamFactName,
  listSessionsAhead,
  RESULT_MONTHS,
} from "@/lib/citizenship/exam-facts";
import { SOURCES } from "@/lib/citizenship/sources";
import { withArticles } from "@/lib/i18n/italian-article";
import { formatDay, formatEuros } from "@/lib/product/format";
import { italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { productName } from "@/lib/product/product";

/** What some facts show besides their text. */
const DETAILS: Partial<Record<ExamFactName, (props: { now: Date }) => ReactNode>> = {
  sessions: ({ now }) => <Sessions now={now} />,
  day: () => <Day />,
};

const FACT_NAMES = Object.keys(EXAM_FACTS) as ExamFactName[];

/** Where, when and how much: each fact in our words with its source, and links to the official pages. */
export async function ExamFactsView({ now }: { now: Date }) {
  const t = await getTranslations("citizenship");
  const locale = await getLocale();
  const values = {
    product: productName(),
    fee: formatEuros(EXAM_FEE_CENTS, locale),
    email: DISABILITY_EMAIL,
    usual: RESULT_MONTHS.usual,
    longest: RESULT_MONTHS.longest,
  };
  return (
    <PageShell className="space-y-10">
      <div className="grid items-end gap-6 lg:grid-cols-2">
        <ReadAloud className="min-w-0 space-y-3">
          <h1 className="text-3xl sm:text-4xl">{t("facts.pageTitle")}</h1>
          <p className="max-w-reading text-lg">{t("facts.lead", values)}</p>
          <a rel="noreferrer" className="text-link inline-block py-2.5 font-semibold" href={SOURCES.places.url}>
            {t("facts.toPlaces")}
          </a>
        </ReadAloud>
        <Scene theme="exam" />
      </div>
      <CheckNotice as="card" />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {FACT_NAMES.map((name) => {
          const Details = DETAILS[name];
          return (
            <section key={name} id={name} aria-labelledby={`${name}-title`} className="min-w-0 scroll-mt-4">
              <ReadAloud className="space-y-3">
                <h2 id={`${name}-title`} className="text-2xl">
                  {t(`facts.${name}.title`)}
                </h2>
                {Details && <Details now={now} />}
                <p className="max-w-reading">{t(`facts.${name}.text`, values)}</p>
                <SourceLine checked={EXAM_FACTS[name]} now={now} />
              </ReadAloud>
            </section>
          );
        })}
      </div>
    </PageShell>
  );
}

async function Sessions({ now }: { now: Date }) {
  const t = await getTranslations("citizenship.facts");
  const locale = await getLocale();
  const format = (day: string) => formatDay(toCalendarDate(day), locale);
  const sessions = listSessionsAhead(italianDay(now));
  if (sessions.length === 0) return <p>{t("noSessions")}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map(({ day, enrolBy, isOpen }) => (
        <li key={day} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="font-semibold">{format(day)}</span>
          <span className={isOpen ? "" : "text-ink-soft"}>
            {t(isOpen ? "enrolBy" : "closed", withArticles({ date: format(enrolBy) }))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The parts one after the other, each with its minutes. */
async function Day() {
  const t = await getTranslations("citizenship.facts");
  return (
    <ol className="divide-y divide-line border-y border-line">
      {DAY_PARTS.map(({ part, minutes }) => (
        <li key={part} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="font-semibold">{t(`parts.${part}`)}</span>
          <span>{t("minutes", { minutes })}</span>
        </li>
      ))}
    </ol>
  );
}
