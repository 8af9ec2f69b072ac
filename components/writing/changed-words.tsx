import { useTranslations } from "next-intl";
import type { InlineChange } from "@/lib/writing/inline";

/** A change within a text: deleted words are struck through, inserted ones underlined, and both are announced. */
export function ChangedWords({ change: { before, removed, added, after } }: { change: InlineChange }) {
  const t = useTranslations("writing.inline");
  return (
    <>
      <span>{before}</span>
      {removed && (
        <del className="decoration-2">
          <span className="sr-only">{` ${t("removed")} `}</span>
          <span>{removed}</span>
        </del>
      )}
      {removed && added && " "}
      {added && (
        <ins className="font-semibold decoration-2 underline-offset-4">
          <span className="sr-only">{` ${t("added")} `}</span>
          <span>{added}</span>
        </ins>
      )}
      <span className="sr-only">{` ${t("end")} `}</span>
      <span>{after}</span>
    </>
  );
}
