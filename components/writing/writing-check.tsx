import { useTranslations } from "next-intl";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/words";
import { cn } from "@/lib/utils";

type Props = { content: WritingView; text: string; option: string | undefined };

/** What a text is worth a last look for before it is handed in: its length, and the points of its prompt. */
export function WritingCheck({ content: { options, wordCount }, text, option }: Props) {
  const t = useTranslations("writing.sheet");
  const { min, max } = wordCount;
  const words = countWords(text);
  const chosen = options.find(({ id }) => id === option) ?? options[0];
  const verdict = () => {
    if (words < min) return t("short", { missing: min - words });
    return words > max ? t("long", { extra: words - max }) : t("enough");
  };
  return (
    <>
      <p>
        <strong className="block text-2xl tabular-nums">{t("words", { words, min })}</strong>
        <span className={cn("font-semibold", words < min || words > max ? "text-careful" : "text-accent")}>
          {verdict()}
        </span>
      </p>
      {chosen && (
        <div>
          <p className="font-semibold">{t("points")}</p>
          <ul lang="it" className="mt-1 list-disc space-y-1 pl-6">
            {chosen.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
