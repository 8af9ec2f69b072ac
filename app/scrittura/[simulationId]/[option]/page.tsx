import { DraftPage } from "@/app/scrittura/draft-page";
import { titled } from "@/lib/i18n/titled";

type Props = {
  params: Promise<{ simulationId: string; option: string }>;
  searchParams: Promise<{ next?: string | string[] }>;
};

export const generateMetadata = titled("drafts.again.title");

export default async function PromptPage({ params, searchParams }: Props) {
  const { simulationId, option } = await params;
  return <DraftPage name={`${simulationId}-${option}`} isAsked={(await searchParams).next !== undefined} />;
}
