import { useTranslations } from "next-intl";
import { ERROR_CLASS } from "@/components/writing/error-class";
import { HighlightedText } from "@/components/writing/highlighted-text";
import type { SpellingFinding } from "@/lib/writing/schema";
import { spellingNote } from "@/lib/writing/spelling-note";

type Props = { title: string; text: string; spelling: readonly SpellingFinding[] | null };

export function LearnerText({ title, text, spelling }: Props) {
  if (spelling) return <SpellingCheck text={text} findings={spelling} />;
  return (
    <section className="max-w-3xl space-y-3">
      <h3 className="text-lg">{title}</h3>
      <p
        lang="it"
        className="rounded-lg bg-surface contrast-more:outline contrast-more:outline-line p-4 text-reading whitespace-pre-wrap"
      >
        {text}
      </p>
    </section>
  );
}

function SpellingCheck({ text, findings }: { text: string; findings: readonly SpellingFinding[] }) {
  const t = useTranslations("writing.spelling");
  const marks = findings.map((finding) => ({
    start: finding.start,
    end: finding.end,
    className: ERROR_CLASS.ortografico,
    note: (
      <>
        <span className="block">{t(`reasons.${spellingNote(finding)}`)}</span>
        <span className="block">
          <SpellingSuggestions suggestions={finding.suggestions} />
        </span>
      </>
    ),
  }));
  return (
    <section className="max-w-3xl">
      <h3 className="text-lg">{t("title")}</h3>
      <p className="mt-1 max-w-reading text-ink-soft">{t("note")}</p>
      <p className="mt-3 font-semibold">{findings.length === 0 ? t("none") : t("count", { count: findings.length })}</p>
      <div className="mt-3 rounded-lg bg-surface contrast-more:outline contrast-more:outline-line p-4">
        <HighlightedText text={text} highlights={marks} />
      </div>
      {findings.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-6">
          {findings.map((finding) => (
            <li key={finding.start}>
              <strong lang="it">{finding.original.trim()}</strong>
              <span>{`: ${t(`reasons.${spellingNote(finding)}`)} `}</span>
              <SpellingSuggestions suggestions={finding.suggestions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SpellingSuggestions({ suggestions }: Pick<SpellingFinding, "suggestions">) {
  const t = useTranslations("writing.spelling");
  if (suggestions.length === 0) return <span>{t("ask")}</span>;
  const list = suggestions.filter(Boolean).join(", ");
  return <span>{list === "" ? t("leaveOut") : t("suggestions", { list })}</span>;
}
