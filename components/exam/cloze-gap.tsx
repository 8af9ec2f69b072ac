import { useTranslations } from "next-intl";
import { cn } from "@/lib/utils";

/** The id of a gap in the passage. */
export function clozeGapId(id: number): string {
  return `gap-${id}`;
}

const BOX = "mx-0.5 inline rounded-sm border-b-2 px-1.5 py-1 text-left leading-none";
const NUMBER = "relative -top-1 mr-1 text-sm leading-none font-semibold";

type Props = {
  id: number;
  /** The chosen word, or null. */
  word: string | null;
  /** The right word, once the section is corrected. */
  right: string | null;
  onOpen: () => void;
};

/** A gap inside the passage: its number, and the word it was filled with. */
export function ClozeGap({ id, word, right, onOpen }: Props) {
  const t = useTranslations("exam.cloze");
  const isMissed = right !== null && word !== right;
  return (
    <button
      type="button"
      id={clozeGapId(id)}
      onClick={onOpen}
      aria-label={word ? t("gapFilled", { id, word: isMissed ? `${word}, ${right}` : word }) : t("gap", { id })}
      className={cn(BOX, "scroll-my-36 hover:border-accent-strong", gapLook(word, isMissed))}
    >
      <span className={NUMBER}>{id}</span>
      {isMissed && word ? <s>{word}</s> : (word ?? (right === null && "_____"))}
      {isMissed && <span className="ml-1 text-accent">{right}</span>}
    </button>
  );
}

function gapLook(word: string | null, isMissed: boolean): string {
  if (isMissed)
    return word ? "border-wrong bg-wrong-soft font-semibold" : "border-careful bg-careful-soft font-semibold";
  return word ? "border-accent bg-accent-soft font-semibold" : "border-edge bg-sunken";
}

/** The gap that is filled in as an example. */
export function ExampleGap({ word }: { word: string }) {
  const t = useTranslations("exam.cloze");
  return (
    <span className={`${BOX} border-dashed border-edge`}>
      <span className="sr-only">{t("example", { word })}</span>
      <span aria-hidden="true">
        <span className={NUMBER}>0</span>
        <em>{word}</em>
      </span>
    </span>
  );
}
