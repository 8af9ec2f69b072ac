import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile } from "@/lib/exam/content/translations";
import { memoize } from "@/lib/memoize";
import { type OralTopic, topicSchema } from "@/lib/oral/content/schema";
import { GROUPS, TOPIC_MAP, type TopicId } from "@/lib/oral/topic-map";

export const ORAL_CONTENT_DIR = join(/*turbopackIgnore: true*/ process.cwd(), "lib/oral/content");

/** The path of a topic's file. */
export function topicPath(contentDir: string, id: TopicId): string {
  return join(/*turbopackIgnore: true*/ contentDir, "topics", `${id}.json`);
}

/** Reads and validates a topic. @throws Error when the file is missing, invalid or misplaced in the map */
export function readTopic(contentDir: string, id: TopicId): OralTopic {
  const topic = topicSchema.parse(readJsonFile(topicPath(contentDir, id)));
  const group = GROUPS.find((name) => TOPIC_MAP[name].topics.some((member) => member === id));
  if (topic.id !== id || topic.group !== group || topic.area !== TOPIC_MAP[group].area)
    throw new Error(`${id}: the id, group or area is not that of the map`);
  return topic;
}

/** A topic of the product. @throws Error when its file is missing or invalid */
export const getTopic = memoize((id: TopicId): OralTopic => readTopic(ORAL_CONTENT_DIR, id));

/** Whether a topic's file exists. */
export function hasTopic(contentDir: string, id: TopicId): boolean {
  return existsSync(topicPath(contentDir, id));
}
