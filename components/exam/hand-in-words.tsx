import { useTranslations } from "next-intl";
import { cn } from "@/lib/utils";

type Props = {
  /** Of the second line, which describes the button. */
  id: string;
  word: string;
  /** Whether phones have room for the word only. */
  isShort?: boolean;
};

/** The label of a hand-in button: the specified text and its explanation. */
export function HandInWords({ id, word, isShort = false }: Props) {
  const t = useTranslations("exam.handIn");
  return (
    <span className="flex min-w-0 flex-col leading-tight">
      <span>{word}</span>
      <span id={id} aria-hidden="true" className={cn("text-sm leading-tight font-normal", isShort && "max-lg:sr-only")}>
        {t("rule")}
      </span>
    </span>
  );
}

/** The attributes of a button with `HandInWords`. */
export const handInWordsOf = (id: string) => ({ "aria-describedby": id });
