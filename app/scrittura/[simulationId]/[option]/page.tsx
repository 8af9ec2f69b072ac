import { DraftPage } from "@/app/scrittura/draft-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Props = {
  params: Promise<{ simulationId: string; option: string }>;
  searchParams: Promise<{ next?: string | string[] }>;
};

export const generateMetadata = pageMetadata("drafts.again.title");

export default async function PromptPage({ params, searchParams }: Props) {
  const { simulationId, option } = await params;
  return <DraftPage name={`${simulationId}-${option}`} wantsNext={(await searchParams).next !== undefined} />;
}
