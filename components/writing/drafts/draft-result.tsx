import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/exam/disclosure";
import { LearnerText } from "@/components/writing/learner-text";
import { MarkHead, WritingCorrection } from "@/components/writing/writing-correction";
import { SECTION_MAX } from "@/lib/exam/score";
import { formatList } from "@/lib/product/format";
import { countMended } from "@/lib/writing/mended";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingResult } from "@/lib/writing/schema";
import type { ErrorsOfTwo } from "@/lib/writing/two-drafts";

/** Drafts of one text, or independent texts. */
export type DraftKind = "rewriting" | "again";

type LatestProps = { kind: DraftKind; draft: HandedInDraft; spelling: readonly SpellingFinding[] | null };

export function LatestDraft({ kind, draft, spelling }: LatestProps) {
  const t = useTranslations("drafts.result");
  const { number, text, result } = draft;
  const title = t(kind, { number });
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      {result ? <DraftCorrection result={result} /> : <LearnerText title={title} text={text} spelling={spelling} />}
    </section>
  );
}

/** The number of errors of the previous draft that are corrected, and the remaining ones; nothing if it had none. */
export function MendedErrors({ before, latest }: ErrorsOfTwo) {
  const t = useTranslations("drafts.result");
  const locale = useLocale();
  const count = countMended(before, latest);
  if (!count) return null;
  const { left, ...numbers } = count;
  const places = left.map(({ original, corrected }) => `«${original.trim() || corrected}»`);
  return (
    <div className="space-y-2">
      <p className="font-display text-2xl font-semibold">{t("mended", numbers)}</p>
      {left.length > 0 && (
        <p className="max-w-reading">{t("left", { list: formatList([...new Set(places)], locale) })}</p>
      )}
    </div>
  );
}

function DraftCorrection({ result }: { result: WritingResult }) {
  const t = useTranslations("drafts.result");
  const words = useTranslations("writing.result");
  return (
    <WritingCorrection
      result={result}
      head={<MarkHead result={result} />}
      titles={{ feedback: t("feedback"), texts: t("texts") }}
      noErrors={<p className="font-semibold text-accent">{words("noErrorsText")}</p>}
    />
  );
}

export function EarlierDrafts({ kind, drafts }: { kind: DraftKind; drafts: readonly HandedInDraft[] }) {
  const t = useTranslations("drafts.result");
  if (drafts.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-xl">{t("earlier")}</h2>
      {drafts.map(({ number, text, result }) => {
        const title = t(kind, { number });
        const score = result?.score ?? null;
        return (
          <Disclosure key={number} label={score === null ? title : t("marked", { title, score, max: SECTION_MAX })}>
            {result ? (
              <DraftCorrection result={result} />
            ) : (
              <p lang="it" dir="ltr" className="max-w-reading text-reading whitespace-pre-wrap">
                {text}
              </p>
            )}
          </Disclosure>
        );
      })}
    </section>
  );
}
