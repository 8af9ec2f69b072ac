import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ReviewFrame } from "@/components/report/review-frame";
import { ReviewScreen } from "@/components/report/review-screen";
import { findTagFilter } from "@/components/report/tag-filter";
import { readSession } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { isSection, type Section } from "@/lib/exam/sections";
import { isAiConfigured } from "@/lib/writing/anthropic";

const MESSAGE_NAMESPACES = [
  "report.screen",
  "report.questions",
  "report.writing",
  "writing",
  "drafts.links",
  "exam.correction",
  "exam.questions",
  "exam.audio",
] as const;

type Props = {
  params: Promise<{ attemptId: string; section: string }>;
  searchParams: Promise<{ show?: string | string[]; tag?: string | string[] }>;
};

async function readPath(params: Props["params"]): Promise<{ attemptId: string; section: Section }> {
  const { attemptId, section } = await params;
  if (!isSection(section)) notFound();
  return { attemptId, section };
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { section } = await readPath(params);
  const [screen, sections] = [await getTranslations("report.screen"), await getTranslations("exam.sections")];
  return { title: screen("title", { section: sections(section) }) };
}

export default async function ReviewPage({ params, searchParams }: Props) {
  const [{ attemptId, section }, { show, tag }] = [await readPath(params), await searchParams];
  return (
    <ReviewFrame attemptId={attemptId} section={section}>
      <ClientMessages namespaces={MESSAGE_NAMESPACES}>
        <ReviewScreen
          key={section}
          attemptId={attemptId}
          section={section}
          isRequested={show === "results"}
          isSignedIn={(await readSession()) !== null}
          filter={await findTagFilter(tag)}
          isDemo={env().DEMO_DATA === "true"}
          isAiConfigured={isAiConfigured()}
        />
      </ClientMessages>
    </ReviewFrame>
  );
}
