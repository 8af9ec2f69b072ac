import { getTranslations } from "next-intl/server";
import { type CheckAnswers, checkHref, QUESTION_NAMES } from "@/lib/citizenship/check";
import type { CheckOutcome } from "@/lib/citizenship/rules";

type Props = { answers: CheckAnswers; outcome: CheckOutcome; lang: string | null };

/** The answers with links to change them. The other questions can be answered too: a second reason is safer than one. */
export async function AnswerList({ answers, outcome, lang }: Props) {
  const t = await getTranslations("citizenship");
  const questions = QUESTION_NAMES.filter((question) => answers[question] || outcome !== "otherRoute");
  return (
    <section aria-labelledby="answers" className="min-w-0 space-y-3">
      <h2 id="answers" className="text-xl">
        {t("answers")}
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        {questions.map((question) => {
          const option = answers[question];
          const name = t(`questions.${question}.short`);
          return (
            <div key={question} className="flex flex-wrap items-baseline gap-x-4 py-1">
              <dt className="w-full text-sm text-ink-soft">{name}</dt>
              <dd className="min-w-[min(100%,9rem)] flex-1 font-semibold">
                {option ? t(`options.${option}`) : t("notAsked")}
              </dd>
              <dd>
                <a className="text-link inline-block py-2.5" href={checkHref(answers, { change: question, lang })}>
                  <span>{t(option ? "change" : "answer")}</span>
                  <span className="sr-only">{` ${name}`}</span>
                </a>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        <a className="text-link inline-block py-2.5" href={checkHref({}, { lang })}>
          {t("startAgain")}
        </a>
      </p>
    </section>
  );
}
