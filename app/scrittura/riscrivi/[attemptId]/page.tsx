import { DraftPage } from "@/app/scrittura/draft-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Props = { params: Promise<{ attemptId: string }>; searchParams: Promise<{ next?: string | string[] }> };

export const generateMetadata = pageMetadata("drafts.rewriting.title");

export default async function RewritingPage({ params, searchParams }: Props) {
  const { attemptId } = await params;
  return <DraftPage name={attemptId} wantsNext={(await searchParams).next !== undefined} />;
}
