import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { type Pace, REPAIR_NEEDS, REPAIR_PHRASES } from "@/lib/oral/repair-phrases";

/** The phrases that keep a conversation going, grouped by purpose. */
export function RepairPhrases() {
  const translate = useTranslations("oral.repair");
  return (
    <dl className="space-y-3">
      {REPAIR_NEEDS.map((need) => (
        <div key={need}>
          <dt className="text-sm text-ink-soft">{translate(need)}</dt>
          {REPAIR_PHRASES.filter((phrase) => phrase.need === need).map(({ text }) => (
            <dd key={text} lang="it" dir="ltr" className="font-semibold">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type ButtonsProps = { isDisabled: boolean; onAgain: (pace: Pace) => void };

/** The phrases that the examiner answers. */
export function RepairButtons({ isDisabled, onAgain }: ButtonsProps) {
  return REPAIR_PHRASES.map(
    ({ text, again }) =>
      again && (
        <Button key={text} variant="secondary" aria-disabled={isDisabled} onClick={() => onAgain(again)}>
          <span lang="it" dir="ltr">
            {text}
          </span>
        </Button>
      ),
  );
}
