import { LEVELS, type Level, type OralTopic } from "@/lib/oral/content/schema";
import { hasTopic, readTopic } from "@/lib/oral/content/topics";
import { TOPIC_IDS } from "@/lib/oral/topic-map";
import type { ContentFault } from "./fault";
import { findModelFaults, type ModelMeasures, measureModel } from "./oral-models";
import { findQuestionFaults } from "./oral-questions";
import { describeSpeakers, findVarietyFaults } from "./oral-variety";

/** A fault of the spoken rehearsal's content. */
export const toOralFault = (message: string): ContentFault => ({ simulation: 0, message: `oral: ${message}` });

/** Faults of the topics, each and together. */
export function checkTopics(topics: readonly OralTopic[]): ContentFault[] {
  const each = topics.flatMap((topic) =>
    [...findQuestionFaults(topic), ...findModelFaults(topic)].map((fault) => `${topic.id}: ${fault}`),
  );
  return [...each, ...findVarietyFaults(topics)].map(toOralFault);
}

/** Lines that describe the topics of the spoken rehearsal, and their faults. An unreadable topic is one fault. */
export function inspectOral(contentDir: string): { lines: string[]; topics: OralTopic[]; faults: ContentFault[] } {
  const unread: ContentFault[] = [];
  const topics = TOPIC_IDS.flatMap((id) => {
    if (!hasTopic(contentDir, id)) {
      unread.push(toOralFault(`${id}: the file is missing`));
      return [];
    }
    try {
      return [readTopic(contentDir, id)];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      unread.push(toOralFault(`${id}: ${error.message}`));
      return [];
    }
  });
  return { lines: describeTopics(topics), topics, faults: [...unread, ...checkTopics(topics)] };
}

function describeTopics(topics: readonly OralTopic[]): string[] {
  if (topics.length === 0) return ["Oral: no topic can be read"];
  return [
    `Oral: ${topics.length} of ${TOPIC_IDS.length} topics, ${describeSpeakers(topics)}`,
    ...LEVELS.map((level) => `  ${level}: ${describeLevel(topics, level)}`),
  ];
}

function describeLevel(topics: readonly OralTopic[], level: Level): string {
  const measures = topics.map((topic) => measureModel(topic, level));
  const mean = (name: keyof ModelMeasures) => measures.reduce((sum, one) => sum + one[name], 0) / measures.length;
  const words = measures.map((one) => one.words);
  const points = Map.groupBy(measures, (one) => one.points);
  const spread = [...points].sort(([a], [b]) => a - b).map(([sum, models]) => `${models.length} with ${sum}`);
  return [
    `${Math.min(...words)} to ${Math.max(...words)} words`,
    `${mean("sentence").toFixed(1)} a sentence`,
    `${mean("fillers").toFixed(1)} fillers in 150`,
    `points: ${spread.join(", ")}`,
  ].join("; ");
}
