import { useTranslations } from "next-intl";
import { useId } from "react";
import { listPatterns, type RepeatedError } from "@/lib/writing/error-groups";
import type { WritingError } from "@/lib/writing/schema";

/** The most frequent repeated errors, each in a line; nothing if none is repeated. */
export function ErrorPatterns({ errors }: { errors: readonly WritingError[] }) {
  const t = useTranslations("writing.result.patterns");
  const titleId = useId();
  const patterns = listPatterns(errors);
  if (patterns.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-lg bg-surface p-4">
      <h4 id={titleId} className="font-semibold">
        {t("title")}
      </h4>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        {patterns.map((pattern) => (
          <li key={pattern.errors[0].start}>
            <PatternText pattern={pattern} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How often, and what instead of what. */
export function PatternText({ pattern: { wrong, right, errors } }: { pattern: RepeatedError }) {
  const t = useTranslations("writing.result.patterns");
  const count = errors.length;
  if (wrong === "") return <span>{t("missing", { count, right })}</span>;
  return <span>{right === "" ? t("extra", { count, wrong }) : t("instead", { count, right, wrong })}</span>;
}
