import { useTranslations } from "next-intl";

/** How many words a text has, and how that stands to the required length, in words. It stops nobody. */
export function WordCount({ id, words, min, max }: { id: string; words: number; min: number; max: number }) {
  const t = useTranslations("writing.text");
  const isRight = words >= min && words <= max;
  const verdict =
    words < min
      ? t("short", { missing: min - words, min })
      : words > max
        ? t("long", { extra: words - max, max })
        : t("right");
  return (
    <p id={id} className="mt-2">
      <strong>{t("words", { count: words })}</strong>
      <span className={isRight ? "font-semibold text-accent" : "text-ink-soft"}>{`: ${verdict}`}</span>
    </p>
  );
}
