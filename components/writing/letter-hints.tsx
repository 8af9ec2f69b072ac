import { CircleCheck, Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { checkLetter } from "@/lib/writing/letter-check";

/** Whether the letter has a greeting, a closing and one consistent form of address: hints that block nothing. */
export function LetterHints({ text }: { text: string }) {
  const t = useTranslations("writing.sheet.letter");
  const { hasGreeting, hasClosing, mixed } = checkLetter(text);
  return (
    <div>
      <p className="font-semibold">{t("title")}</p>
      <ul className="mt-1 space-y-1">
        <Hint isFine={hasGreeting}>{t(hasGreeting ? "greeting" : "noGreeting")}</Hint>
        <Hint isFine={hasClosing}>{t(hasClosing ? "closing" : "noClosing")}</Hint>
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
      <Icon
        aria-hidden="true"
        className={isFine ? "mt-0.5 size-5 shrink-0 text-accent" : "mt-0.5 size-5 shrink-0 text-careful"}
      />
      <span>{children}</span>
    </li>
  );
}
