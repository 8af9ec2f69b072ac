import { useTranslations } from "next-intl";
import { SpellingSuggestions, SpellingText } from "@/components/writing/marked-texts";
import type { SpellingFinding } from "@/lib/writing/schema";

/** The text while it has no marks: with the basic spelling check, labelled as what it is, and no score. */
export function SpellingCheck({ text, findings }: { text: string; findings: readonly SpellingFinding[] }) {
  const t = useTranslations("writing.spelling");
  return (
    <section className="max-w-3xl">
      <h3 className="text-lg">{t("title")}</h3>
      <p className="mt-1 max-w-reading text-ink-soft">{t("note")}</p>
      <p className="mt-3 font-semibold">{findings.length === 0 ? t("none") : t("count", { count: findings.length })}</p>
      <div className="mt-3 rounded-lg border border-line bg-surface p-4">
        <SpellingText text={text} findings={findings} />
      </div>
      {findings.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-6">
          {findings.map(({ start, original, suggestions, reason }) => (
            <li key={start}>
              <strong lang="it">{original.trim()}</strong>
              <span>{`: ${t(`reasons.${reason}`)} `}</span>
              <SpellingSuggestions suggestions={suggestions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
