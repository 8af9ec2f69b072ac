import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { isSection, SECTIONS } from "@/lib/exam/sections";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Props = {
  params: Promise<{ attemptId: string }>;
  searchParams: Promise<{ section?: string; question?: string; all?: string; step?: string }>;
};

export const generateMetadata = pageMetadata("exam.pageTitle");

export default async function AttemptPage({ params, searchParams }: Props) {
  const { attemptId } = await params;
  const { section: wanted = "", question, all, step } = await searchParams;
  const selector = isAttemptId(attemptId) ? { id: attemptId } : null;
  const section = isSection(wanted) ? wanted : SECTIONS[0];
  const address = `/exam/${attemptId}?section=${section}`;
  return (
    <ExamPage
      selector={selector}
      section={section}
      question={Number(question) || 1}
      showsAll={all !== undefined}
      step={step}
      address={address}
    />
  );
}
