import { useTranslations } from "next-intl";
import { useId } from "react";
import { ChangedWords } from "@/components/writing/changed-words";
import { ERROR_CLASS, LEFT_OUT_CLASS } from "@/components/writing/error-class";
import { ErrorNote } from "@/components/writing/error-note";
import { NotedPiece } from "@/components/writing/highlighted-text";
import type { InlinePiece } from "@/lib/writing/inline";

/** Deletions struck through, insertions underlined, both also announced; passages excluded from marking in grey. */
export function InlineText({ pieces }: { pieces: readonly InlinePiece[] }) {
  const id = useId();
  const t = useTranslations("writing.result");
  return (
    <p lang="it" dir="ltr" className="relative max-w-reading whitespace-pre-wrap text-reading">
      {pieces.map(({ start, text, change, isLeftOut }) =>
        change ? (
          <NotedPiece
            key={start}
            id={`${id}-${start}`}
            className={ERROR_CLASS[change.error.type]}
            note={<ErrorNote error={change.error} />}
          >
            <ChangedWords change={change} />
          </NotedPiece>
        ) : isLeftOut ? (
          <NotedPiece key={start} id={`${id}-${start}`} className={LEFT_OUT_CLASS} note={t("leftOut")}>
            {text}
          </NotedPiece>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </p>
  );
}
