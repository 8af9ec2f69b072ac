import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { isSection, SECTIONS } from "@/lib/exam/sections";
import { titled } from "@/lib/i18n/titled";

type Props = { params: Promise<{ attemptId: string }>; searchParams: Promise<{ section?: string; question?: string }> };

export const generateMetadata = titled("exam.pageTitle");

export default async function AttemptPage({ params, searchParams }: Props) {
  const { attemptId } = await params;
  const { section: wanted = "", question } = await searchParams;
  const which = isAttemptId(attemptId) ? { id: attemptId } : null;
  const section = isSection(wanted) ? wanted : SECTIONS[0];
  const address = `/exam/${attemptId}?section=${section}`;
  return <ExamPage which={which} section={section} question={Number(question) || 1} address={address} />;
}
