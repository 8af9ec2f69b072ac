import { mapKeys } from "@/lib/exam/sections";
import { GUIDE_QUESTION_IDS, GUIDE_QUESTIONS, type GuideQuestion } from "@/lib/oral/examiner";
import { AREAS, GROUPS, type Group, TOPIC_MAP, type TopicId } from "@/lib/oral/topic-map";
import { type Random, seededRandom } from "@/lib/seeded-random";

/** The same seed draws the same topics and wordings. */
export type Draw = { topics: TopicId[]; guide: Record<GuideQuestion, string> };

/**
 * The four topics of a rehearsal, in random order, and a wording for each guide question. The topics are of four
 * groups: one of each area, and one of any. @param seed a whole number @param known topics to avoid where a group has
 * another
 */
export function makeDraw(seed: number, known: ReadonlySet<TopicId> = new Set()): Draw {
  const random = seededRandom(seed);
  const groups: Group[] = [];
  for (const area of [...AREAS, null]) {
    const open = GROUPS.filter((group) => !groups.includes(group) && (!area || TOPIC_MAP[group].area === area));
    groups.push(pick(open, random));
  }
  const topics = groups.map((group) => {
    const members: readonly TopicId[] = TOPIC_MAP[group].topics;
    const unknown = members.filter((id) => !known.has(id));
    return pick(unknown.length > 0 ? unknown : members, random);
  });
  const guide = mapKeys(GUIDE_QUESTION_IDS, (id) => pick<string>(GUIDE_QUESTIONS[id], random));
  return { topics: shuffle(topics, random), guide };
}

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
