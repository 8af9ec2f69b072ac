import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/link";
import type { CompletedAttempt } from "@/lib/exam/cards";
import { reviewPath, rewritingPath } from "@/lib/exam/paths";
import { type Section, WRITING_SECTION } from "@/lib/exam/sections";

/** Links from one section of a finished attempt: its review and, for its text, another draft. */
export function SectionLinks({ attempt, section }: { attempt: CompletedAttempt; section: Section }) {
  const translate = useTranslations("exam.dashboard.result");
  const sections = useTranslations("exam.sections");
  const drafts = useTranslations("drafts.links");
  return (
    <span className="flex flex-wrap gap-x-4">
      {section === WRITING_SECTION && attempt.canRewrite && (
        <TextLink href={rewritingPath(attempt.id)} aria-label={drafts("rewriteText")}>
          {drafts("rewrite")}
        </TextLink>
      )}
      <TextLink
        href={reviewPath(attempt.id, section)}
        aria-label={translate("reviewSection", { section: sections(section) })}
      >
        {translate("review")}
      </TextLink>
    </span>
  );
}
