import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { reviewPath } from "@/lib/exam/paths";
import type { Section } from "@/lib/exam/sections";

/** The way to the review of one section of a finished attempt. */
export async function ReviewLink({ attemptId, section }: { attemptId: string; section: Section }) {
  const translate = await getTranslations("exam.dashboard.result");
  const sections = await getTranslations("exam.sections");
  return (
    <Link
      href={reviewPath(attemptId, section)}
      prefetch={false}
      aria-label={translate("reviewSection", { section: sections(section) })}
      className="text-link inline-flex min-h-11 items-center"
    >
      {translate("review")}
    </Link>
  );
}
