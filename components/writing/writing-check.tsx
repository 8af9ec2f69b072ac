import { CircleCheck, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useExam } from "@/components/exam/exam-context";
import type { WritingView } from "@/lib/exam/kinds/writing";
import { countWords } from "@/lib/exam/word-count";
import { cn } from "@/lib/utils";
import { checkLetter, isLetter } from "@/lib/writing/letter-check";

type Props = { content: WritingView; text: string; option: string | undefined; ticked: readonly string[] };

export function WritingCheck({ content: { options, wordCount }, text, option, ticked }: Props) {
  const t = useTranslations("writing.sheet");
  const { mode } = useExam();
  const { min, max } = wordCount;
  const words = countWords(text);
  const chosen = options.find(({ id }) => id === option) ?? options[0];
  const isEnough = words >= min && words <= max;
  const deviation = words < min ? t("short", { missing: min - words }) : t("long", { extra: words - max });
  return (
    <>
      <p>
        <strong className="block font-display text-2xl font-semibold tabular-nums">{t("words", { words, min })}</strong>
        <span className={cn("font-semibold", isEnough ? "text-chosen" : "text-careful")}>
          {isEnough ? t("enough") : deviation}
        </span>
        <span className="block text-sm text-ink-soft">{t("counted")}</span>
      </p>
      {chosen && (
        <div>
          <p className="font-semibold">{t("points")}</p>
          <ul className="mt-1 list-disc space-y-1 ps-6">
            {chosen.bullets.map((bullet) => (
              <li key={bullet}>
                <span lang="it" dir="ltr">
                  {bullet}
                </span>{" "}
                {ticked.includes(bullet) && <strong className="text-sm text-chosen">{t("written")}</strong>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mode === "practice" && chosen && <FinalHints text={text} isLetter={isLetter(chosen.form)} />}
    </>
  );
}

/** Whether the form of address is consistent, and a letter has a greeting and a closing: hints that block nothing. */
function FinalHints({ text, isLetter }: { text: string; isLetter: boolean }) {
  const t = useTranslations("writing.sheet.letter");
  const { hasGreeting, hasClosing, mixed } = checkLetter(text);
  return (
    <div>
      <p className="font-semibold">{t("title")}</p>
      <ul className="mt-1 space-y-1">
        {isLetter && <Hint isFine={hasGreeting}>{t(hasGreeting ? "greeting" : "noGreeting")}</Hint>}
        {isLetter && <Hint isFine={hasClosing}>{t(hasClosing ? "closing" : "noClosing")}</Hint>}
        <Hint isFine={!mixed}>{mixed ? t("mixed", mixed) : t("oneAddress")}</Hint>
      </ul>
      <p className="mt-1 text-sm text-ink-soft">{t("note")}</p>
    </div>
  );
}

function Hint({ isFine, children }: { isFine: boolean; children: ReactNode }) {
  const Icon = isFine ? CircleCheck : Eye;
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", isFine ? "text-accent" : "text-careful")} />
      <span>{children}</span>
    </li>
  );
}
