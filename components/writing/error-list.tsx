import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { ERROR_LOOK } from "@/components/writing/error-look";
import { cn } from "@/lib/utils";
import type { WritingError } from "@/lib/writing/schema";

/** Every error of a writing in words: its kind, what was written, what is right and why. */
export function ErrorList({ errors }: { errors: readonly WritingError[] }) {
  const t = useTranslations("writing");
  return (
    <ol className="space-y-3">
      {errors.map(({ id, type, original, corrected, explanation }) => (
        <li
          key={id}
          className={cn(
            "break-inside-avoid rounded-md border border-l-4 bg-surface! p-3",
            ERROR_LOOK[type],
            "border-y-line border-r-line",
          )}
        >
          <p>
            <span className={cn("rounded-sm border px-2 py-0.5 text-sm font-semibold", ERROR_LOOK[type])}>
              {t(`errorTypes.${type}`)}
            </span>
          </p>
          <p lang="it" className="mt-2">
            <span className="sr-only">{t("result.wasWritten")}: </span>
            <s className="text-ink-soft">{original}</s>
            <ArrowRight aria-hidden="true" className="mx-2 inline size-4" />
            <span className="sr-only">{t("result.correct")}: </span>
            <strong className="text-accent">{corrected || t("result.removed")}</strong>
          </p>
          {explanation && <p className="mt-1 max-w-reading">{explanation}</p>}
        </li>
      ))}
    </ol>
  );
}
