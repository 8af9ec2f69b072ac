import { describe, expect, it } from "vitest";
import { makeDraw } from "./draw";
import { GUIDE_QUESTION_IDS, GUIDE_QUESTIONS } from "./examiner";
import { GROUPS, TOPIC_IDS, TOPIC_MAP, type TopicId } from "./topic-map";

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

const groupOf = (id: TopicId) => GROUPS.find((group) => TOPIC_MAP[group].topics.some((member) => member === id));
const areaOf = (id: TopicId) => {
  const group = groupOf(id);
  return group && TOPIC_MAP[group].area;
};

describe("a draw", () => {
  it("has four topics of four groups, with every area", () => {
    for (const seed of SEEDS) {
      const { topics } = makeDraw(seed);
      expect(new Set(topics.map(groupOf)).size).toBe(4);
      expect([...new Set(topics.map(areaOf))].toSorted()).toEqual(["civic", "daily", "work"]);
    }
  });

  it("is the same for the same seed", () => {
    expect(makeDraw(7)).toEqual(makeDraw(7));
    expect(new Set(SEEDS.map((seed) => makeDraw(seed).topics.join())).size).toBeGreaterThan(400);
  });

  it("reaches every topic and every wording", () => {
    const draws = SEEDS.map((seed) => makeDraw(seed));
    expect(new Set(draws.flatMap(({ topics }) => topics)).size).toBe(TOPIC_IDS.length);
    for (const id of GUIDE_QUESTION_IDS)
      expect(new Set(draws.map(({ guide }) => guide[id]))).toEqual(new Set(GUIDE_QUESTIONS[id]));
  });

  it("has the same wordings whichever topics are known, so that the seed alone reproduces them", () => {
    for (const seed of SEEDS) expect(makeDraw(seed, new Set(TOPIC_IDS)).guide).toEqual(makeDraw(seed).guide);
  });

  it("avoids known topics as long as their group has another", () => {
    const known = new Set(TOPIC_IDS.filter((id) => id !== "il-trasloco"));
    for (const seed of SEEDS) {
      const house = makeDraw(seed, known).topics.filter((id) => groupOf(id) === "casa");
      expect(house.every((id) => id === "il-trasloco")).toBe(true);
    }
    expect(makeDraw(1, new Set(TOPIC_IDS)).topics).toHaveLength(4);
  });
});

describe("the map", () => {
  it("has twelve groups of four, five of them daily, four civic and three about work", () => {
    expect(new Set(TOPIC_IDS).size).toBe(48);
    const areas = Map.groupBy(GROUPS, (group) => TOPIC_MAP[group].area);
    expect([...areas].map(([area, groups]) => [area, groups.length])).toEqual([
      ["daily", 5],
      ["civic", 4],
      ["work", 3],
    ]);
  });
});
