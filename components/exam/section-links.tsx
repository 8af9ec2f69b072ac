import Link from "next/link";
import { useTranslations } from "next-intl";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { reviewPath, rewritingPath } from "@/lib/exam/paths";
import { type Section, WRITING_SECTION } from "@/lib/exam/sections";

const LINK_CLASSES = "text-link inline-flex min-h-11 items-center";

/** Links from one section of a finished attempt: its review and, for a marked writing, another draft. */
export function SectionLinks({ attempt, section }: { attempt: CompletedAttempt; section: Section }) {
  const translate = useTranslations("exam.dashboard.result");
  const sections = useTranslations("exam.sections");
  const drafts = useTranslations("drafts.links");
  const isCorrectedText = section === WRITING_SECTION && !attempt.sectionDetails[section].pending;
  return (
    <span className="flex flex-wrap gap-x-4">
      {isCorrectedText && (
        <Link
          href={rewritingPath(attempt.id)}
          prefetch={false}
          aria-label={drafts("rewriteText")}
          className={LINK_CLASSES}
        >
          {drafts("rewrite")}
        </Link>
      )}
      <Link
        href={reviewPath(attempt.id, section)}
        prefetch={false}
        aria-label={translate("reviewSection", { section: sections(section) })}
        className={LINK_CLASSES}
      >
        {translate("review")}
      </Link>
    </span>
  );
}
