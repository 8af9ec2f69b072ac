import { useTranslations } from "next-intl";
import type { WritingError } from "@/lib/writing/schema";

export function ErrorNote({ error }: { error: WritingError }) {
  const { type, original, corrected, explanation, quoted, example, isUnclear } = error;
  const t = useTranslations("writing");
  return (
    <>
      <strong className="block">{isUnclear ? t("result.unclear") : t(`errorTypes.${type}`)}</strong>
      {corrected !== original && (
        <span className="block" lang="it" dir="ltr">
          {t("result.correction", { original, corrected: corrected || t("result.removed") })}
        </span>
      )}
      {explanation && <span className="block">{explanation}</span>}
      {quoted && <span className="block">{t("result.quoted", { quoted })}</span>}
      {example && <span className="block">{t("result.example", { example })}</span>}
    </>
  );
}
