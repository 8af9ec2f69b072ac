import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ContrastNote } from "@/components/exam/contrast-note";
import { ReadAloud } from "@/components/layout/read-aloud";
import { ERROR_CLASS } from "@/components/writing/error-class";
import { PatternText } from "@/components/writing/error-patterns";
import { cn } from "@/lib/utils";
import { explainedOne, groupRepeated } from "@/lib/writing/error-groups";
import type { WritingError } from "@/lib/writing/schema";
import { numberSentences, textAround } from "@/lib/writing/sentences";

type Props = {
  /** The learner's text, in which the errors are. */
  text: string;
  errors: readonly WritingError[];
  language?: string | undefined;
  /** Whether each error states its kind; in a group of one kind, the group does. */
  hasType?: boolean;
};

/** The errors with their sentences; a repeated one is explained once, with all its sentences. */
export function ErrorList({ text, errors, language, hasType = true }: Props) {
  const sentences = numberSentences(text);
  return (
    <ol className="space-y-3">
      {groupRepeated(errors).map((repeated) => {
        const error = explainedOne(repeated);
        return (
          <li
            key={error.id}
            className={cn("break-inside-avoid border-s-4 bg-transparent! py-1 ps-3", ERROR_CLASS[error.type])}
          >
            {repeated.errors.length > 1 && (
              <p className="font-semibold">
                <PatternText pattern={repeated} />
              </p>
            )}
            <ErrorDetails error={error} language={language} hasType={hasType} />
            {repeated.errors.map((one) => (
              <ErrorSentence key={one.id} error={one} around={textAround(sentences, text, one)} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** The learner's sentence with the error in it; nothing if the error is the whole sentence. */
function ErrorSentence({
  error: { original },
  around,
}: {
  error: WritingError;
  around: ReturnType<typeof textAround>;
}) {
  if (!around || (around.before + around.after).trim() === "") return null;
  return (
    <p lang="it" dir="ltr" className="mt-1 max-w-reading text-sm text-ink-soft">
      <span>{`«${around.before}`}</span>
      <strong className="underline">{original}</strong>
      <span>{`${around.after}»`}</span>
    </p>
  );
}

type DetailsProps = { error: WritingError; language: string | undefined; hasType: boolean };

function ErrorDetails({ error, language, hasType }: DetailsProps) {
  const { type, original, corrected, explanation, quoted, example, isUnclear, contrast } = error;
  const t = useTranslations("writing");
  const locale = useLocale();
  return (
    <>
      {hasType && (
        <p className="mb-2">
          <span className={cn("rounded-full border px-2 py-0.5 text-sm font-semibold", ERROR_CLASS[type])}>
            {isUnclear ? t("result.unclear") : t(`errorTypes.${type}`)}
          </span>
        </p>
      )}
      {isUnclear ? (
        <UnclearPassage original={original} corrected={corrected} />
      ) : (
        <p lang="it" dir="ltr">
          <span className="sr-only">{`${t("result.wasWritten")}: `}</span>
          <s className="text-ink-soft">{original}</s>
          <ArrowRight aria-hidden="true" className="mx-2 inline size-4 rtl:-scale-x-100" />
          <span className="sr-only">{`${t("result.correct")}: `}</span>
          <strong className="text-accent">{corrected || t("result.removed")}</strong>
        </p>
      )}
      {(explanation || quoted || example) && (
        <ReadAloud className="mt-1 max-w-reading">
          {explanation && (
            <p lang={language === locale ? undefined : language} dir="auto">
              {explanation}
            </p>
          )}
          {quoted && <p>{t("result.quoted", { quoted })}</p>}
          {example && <p className="text-ink-soft">{t("result.example", { example })}</p>}
        </ReadAloud>
      )}
      {contrast && <ContrastNote label={t("result.inYourLanguage")} contrast={contrast} />}
    </>
  );
}

/** A passage that was not understood; its correction is a guess. */
function UnclearPassage({ original, corrected }: Pick<WritingError, "original" | "corrected">) {
  const t = useTranslations("writing.result");
  return (
    <p>
      <span lang="it" dir="ltr">{`«${original}»`}</span>
      {corrected !== original && corrected !== "" && <span className="block">{t("unclearGuess", { corrected })}</span>}
    </p>
  );
}
