import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Scene } from "@/components/layout/scene";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import {
  CHECK_PATH,
  type CheckState,
  checkHref,
  listOptions,
  QUESTION_NAMES,
  type QuestionName,
} from "@/lib/citizenship/check";

type Props = CheckState & { question: QuestionName; lang: string | null };

/** One question as a plain form: it works without a script, and the answers so far travel in the address. */
export async function QuestionScreen({ answers, question, isMissing, lang }: Props) {
  const t = await getTranslations("citizenship");
  const index = QUESTION_NAMES.indexOf(question);
  const before = QUESTION_NAMES[index - 1];
  const others = QUESTION_NAMES.filter((name) => name !== question && answers[name]);
  return (
    <>
      <div className="space-y-3">
        <p className="font-display text-lg font-semibold">{t("title")}</p>
        <p className="text-sm text-ink-soft">{t("step", { number: index + 1, count: QUESTION_NAMES.length })}</p>
        <div aria-hidden="true" className="flex gap-2">
          {QUESTION_NAMES.map((name, place) => (
            <span key={name} className={`h-1.5 flex-1 rounded-full ${place <= index ? "bg-accent" : "bg-line"}`} />
          ))}
        </div>
        {index === 0 && (
          <>
            <Scene theme="exam" className="max-h-36 rounded-lg" />
            <ReadAloud className="max-w-reading">
              <p>{t("notice")}</p>
            </ReadAloud>
          </>
        )}
      </div>
      {isMissing && (
        <Alert tone="wrong" role="alert">
          <a href={`#${listOptions(question)[0]}`} className="font-semibold underline underline-offset-4">
            {t("missing")}
          </a>
        </Alert>
      )}
      <form method="get" action={CHECK_PATH} className="space-y-6">
        <input type="hidden" name="domanda" value={question} />
        {others.map((name) => (
          <input key={name} type="hidden" name={name} value={answers[name]} />
        ))}
        {lang && <input type="hidden" name="lang" value={lang} />}
        <ReadAloud isOver>
          <fieldset aria-describedby="hint" className="min-w-0 space-y-3">
            <legend className="min-h-12 pe-14">
              <h1 className="text-2xl">{t(`questions.${question}.title`)}</h1>
            </legend>
            <p id="hint" className="text-ink-soft">
              {t(`questions.${question}.hint`)}
            </p>
            {listOptions(question).map((option) => (
              <label key={option} className="answer-row">
                <input
                  id={option}
                  type="radio"
                  name={question}
                  value={option}
                  required
                  defaultChecked={answers[question] === option}
                  className="size-5 shrink-0"
                />
                <span className="min-w-0">{t(`options.${option}`)}</span>
              </label>
            ))}
          </fieldset>
        </ReadAloud>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {before ? (
            <a href={checkHref(answers, { change: before, lang })} className={buttonVariants({ variant: "quiet" })}>
              {t("back")}
            </a>
          ) : (
            <span />
          )}
          <Button type="submit">{t("next")}</Button>
        </div>
      </form>
      <p className="text-sm text-ink-soft">{t("notStored")}</p>
    </>
  );
}
