import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ERROR_CLASS } from "@/components/writing/error-class";
import type { ErrorType } from "@/lib/writing/error-kinds";
import { toSegments } from "@/lib/writing/highlight";
import { findUnmended } from "@/lib/writing/mended";
import type { HandedInDraft } from "@/lib/writing/queries/drafts";
import type { SpellingFinding, WritingError } from "@/lib/writing/schema";
import { NOTE_TYPES, spellingNote } from "@/lib/writing/spelling-note";

/** A passage to check again. `how` is the rule with an example; `right` the solution, after two attempts. */
type FlaggedPassage = {
  start: number;
  end: number;
  kind: ErrorType | "unclear";
  how: string[];
  right?: Pick<WritingError, "original" | "corrected">;
};

type Props = {
  draft: HandedInDraft;
  /** The draft before it, if there is one. */
  earlier: HandedInDraft | undefined;
  spelling: readonly SpellingFinding[] | null;
};

/** A draft with its passages to correct. The right form is only shown where two drafts had it wrong. */
export function FlaggedPassages({ draft, earlier, spelling }: Props) {
  const t = useTranslations("drafts.places");
  const places = useFlaggedPassages(draft, earlier, spelling);
  const segments = toSegments(draft.text, places);
  const shown = segments.flatMap(({ text, item }) => (item ? [{ text, place: item }] : []));
  const { practise } = draft.result?.details ?? {};
  return (
    <section className="min-w-0 space-y-4">
      <h2 className="text-xl">{t("title", { number: draft.number })}</h2>
      <p className="max-w-reading text-ink-soft">{t(shown.length > 0 ? "lead" : "none")}</p>
      {practise && <p className="max-w-reading">{t("practise", { advice: practise.advice })}</p>}
      <p lang="it" dir="ltr" className="rounded-lg bg-surface p-4 text-reading whitespace-pre-wrap">
        {segments.map(({ start, text, item }) =>
          item ? (
            <a
              key={start}
              href={`#place-${places.indexOf(item)}`}
              className={`${ERROR_CLASS.altro} px-0.5 text-inherit underline decoration-2 underline-offset-4`}
            >
              <span>{text}</span>
              <sup>{shown.findIndex(({ place }) => place === item) + 1}</sup>
            </a>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </p>
      {shown.length > 0 && (
        <ol className="space-y-2">
          {shown.map(({ text, place }, at) => (
            <li key={place.start} id={`place-${places.indexOf(place)}`} className="scroll-mt-4">
              <Hint label={t("place", { number: at + 1, text: text.trim() })}>
                <p className="font-semibold">{t(`kinds.${place.kind}`)}</p>
                {place.how.length > 0 && <Hint label={t("how")}>{place.how.map(toParagraph)}</Hint>}
              </Hint>
              {place.right && <RightForm {...place.right} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function RightForm({ original, corrected }: NonNullable<FlaggedPassage["right"]>) {
  const t = useTranslations("drafts.places");
  return (
    <p className="px-3 py-2">
      <span className="block text-sm text-ink-soft">{t("twice")}</span>
      <span>{corrected ? t("right", { corrected }) : t("remove", { original: original.trim() })}</span>
    </p>
  );
}

const toParagraph = (line: string) => <p key={line}>{line}</p>;

function useFlaggedPassages(
  { result }: HandedInDraft,
  earlier: HandedInDraft | undefined,
  spelling: readonly SpellingFinding[] | null,
): FlaggedPassage[] {
  const t = useTranslations("writing");
  if (!result)
    return (spelling ?? []).map((finding) => {
      const note = spellingNote(finding);
      return { start: finding.start, end: finding.end, kind: NOTE_TYPES[note], how: [t(`spelling.reasons.${note}`)] };
    });
  const tried = findUnmended(result.errors, earlier?.result?.errors ?? []);
  return result.errors.map((error) => {
    const { start, end, type, isUnclear, original, corrected, explanation, example } = error;
    return {
      start,
      end,
      kind: isUnclear ? "unclear" : type,
      how: [explanation, example ? t("result.example", { example }) : ""].filter((line) => line !== ""),
      // The correction of a passage that was not understood is a guess.
      ...(tried.includes(error) && !isUnclear ? { right: { original, corrected } } : {}),
    };
  });
}

function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="rounded-md bg-sunken">
      <summary className="min-h-11 px-3 py-2">{label}</summary>
      <div className="max-w-reading space-y-2 px-3 pb-3">{children}</div>
    </details>
  );
}
