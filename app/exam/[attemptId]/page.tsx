import { ExamPage } from "@/app/exam/[attemptId]/exam-page";
import { isAttemptId } from "@/lib/exam/attempt-id";
import { isSection, SECTIONS } from "@/lib/exam/sections";
import { titled } from "@/lib/i18n/titled";

type Props = {
  params: Promise<{ attemptId: string }>;
  searchParams: Promise<{ section?: string; question?: string; all?: string }>;
};

export const generateMetadata = titled("exam.pageTitle");

export default async function AttemptPage({ params, searchParams }: Props) {
  const { attemptId } = await params;
  const { section: wanted = "", question, all } = await searchParams;
  const which = isAttemptId(attemptId) ? { id: attemptId } : null;
  const section = isSection(wanted) ? wanted : SECTIONS[0];
  const address = `/exam/${attemptId}?section=${section}`;
  const place = { section, question: Number(question) || 1, isWhole: all !== undefined };
  return <ExamPage which={which} {...place} address={address} />;
}
