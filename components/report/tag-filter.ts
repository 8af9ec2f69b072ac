import { getTranslations } from "next-intl/server";
import { findTag, type Tag } from "@/lib/exam/content/tags";

export type TagFilter = { tag: Tag; topic: string };

/** The tag filter of a URL parameter; null for an unknown tag. */
export async function findTagFilter(value: unknown): Promise<TagFilter | null> {
  const tag = findTag(value);
  const topics = await getTranslations("report.next.tags");
  return tag && { tag, topic: topics(tag) };
}
