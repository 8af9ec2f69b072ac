import { getTranslations } from "next-intl/server";
import { findTag, type Tag } from "@/lib/exam/content/tags";

/** What the shown questions of a review test, and how that is called. */
export type TagFilter = { tag: Tag; topic: string };

/** The filter that an address asks for; null where it names nothing that questions test. */
export async function findTagFilter(asked: unknown): Promise<TagFilter | null> {
  const tag = findTag(asked);
  const topics = await getTranslations("report.next.tags");
  return tag && { tag, topic: topics(tag) };
}
