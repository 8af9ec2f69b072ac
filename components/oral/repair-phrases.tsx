import { useTranslations } from "next-intl";
import { REPAIR_NEEDS, REPAIR_PHRASES } from "@/lib/oral/repair-phrases";

/** The phrases by which a conversation goes on, under what they are for. */
export function RepairPhrases() {
  const translate = useTranslations("oral.repair");
  return (
    <dl className="space-y-3">
      {REPAIR_NEEDS.map((need) => (
        <div key={need}>
          <dt className="text-sm text-ink-soft">{translate(need)}</dt>
          {REPAIR_PHRASES.filter((phrase) => phrase.need === need).map(({ text }) => (
            <dd key={text} lang="it" className="font-semibold">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
