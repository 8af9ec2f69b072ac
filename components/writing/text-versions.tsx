import { useTranslations } from "next-intl";
import { useState } from "react";
import { ComparedTexts } from "@/components/writing/compared-texts";
import { InlineText } from "@/components/writing/inline-text";
import { cn } from "@/lib/utils";
import { toInline } from "@/lib/writing/inline";
import type { WritingResult } from "@/lib/writing/schema";

const VIEWS = ["inline", "whole"] as const;

/** A writing with inline corrections, switchable to the two full texts. */
export function TextVersions({ result }: { result: WritingResult }) {
  const t = useTranslations("writing.inline");
  const words = useTranslations("writing.result");
  const [shown, setShown] = useState<(typeof VIEWS)[number]>("inline");
  const pieces = toInline(result);
  if (!pieces) return <ComparedTexts result={result} />;
  return (
    <div className="space-y-4">
      <fieldset className="print:hidden">
        <legend className="sr-only">{t("label")}</legend>
        <div className="inline-flex max-w-full flex-wrap rounded-md bg-sunken p-1">
          {VIEWS.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={shown === view}
              onClick={() => setShown(view)}
              className={cn(
                "min-h-12 rounded-sm px-4 font-semibold",
                shown === view
                  ? "bg-chosen text-on-chosen forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:forced-color-adjust-none"
                  : "text-ink hover:bg-line",
              )}
            >
              {t(view)}
            </button>
          ))}
        </div>
      </fieldset>
      {shown === "inline" ? (
        <>
          <p className="max-w-reading text-sm text-ink-soft">{t(result.errors.length > 0 ? "hint" : "same")}</p>
          <InlineText pieces={pieces} />
          {pieces.some(({ isLeftOut }) => isLeftOut) && (
            <p className="max-w-reading text-sm text-ink-soft">{words("leftOut")}</p>
          )}
        </>
      ) : (
        <ComparedTexts result={result} />
      )}
    </div>
  );
}
