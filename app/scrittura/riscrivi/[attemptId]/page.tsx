import { DraftPage } from "@/app/scrittura/draft-page";
import { titled } from "@/lib/i18n/titled";

type Props = { params: Promise<{ attemptId: string }>; searchParams: Promise<{ next?: string | string[] }> };

export const generateMetadata = titled("drafts.rewriting.title");

export default async function RewritingPage({ params, searchParams }: Props) {
  const { attemptId } = await params;
  return <DraftPage name={attemptId} isAsked={(await searchParams).next !== undefined} />;
}
