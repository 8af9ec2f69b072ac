import { useTranslations } from "next-intl";
import { useExam } from "@/components/exam/exam-context";
import { LetterHints } from "@/components/writing/letter-hints";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/word-count";
import { cn } from "@/lib/utils";
import { isLetter } from "@/lib/writing/letter-check";

type Props = {
  content: WritingView;
  text: string;
  option: string | undefined;
  ticked: readonly string[];
};

export function WritingCheck({ content: { options, wordCount }, text, option, ticked }: Props) {
  const t = useTranslations("writing.sheet");
  const { mode } = useExam();
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
        <span className="block text-sm text-ink-soft">{t("counted")}</span>
      </p>
      {chosen && (
        <div>
          <p className="font-semibold">{t("points")}</p>
          <ul lang="it" className="mt-1 list-disc space-y-1 pl-6">
            {chosen.bullets.map((bullet) => (
              <li key={bullet} className={cn(ticked.includes(bullet) && 'list-["\u2713_"]')}>
                {bullet}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mode === "practice" && chosen && isLetter(chosen.prompt) && <LetterHints text={text} />}
    </>
  );
}
