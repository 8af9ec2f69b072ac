import { describe, expect, it } from "vitest";
import { EXAM_FACTS, listSessionsAhead } from "@/lib/citizenship/exam-facts";
import { listFactsToRecheck, needsRecheck } from "@/lib/citizenship/recheck";
import { RULES } from "@/lib/citizenship/rules";
import { isUnread, SOURCES } from "@/lib/citizenship/sources";
import { addDays } from "@/lib/product/italian-day";

const facts = [...Object.values(RULES), ...Object.values(EXAM_FACTS)];

describe("a fact", () => {
  it("is due to be checked again twelve months after its last check", () => {
    const fact = { checkedAt: "2026-11-25" };
    expect(needsRecheck(fact, new Date("2027-11-24T23:59:59Z"))).toBe(false);
    expect(needsRecheck(fact, new Date("2027-11-25T00:00:00Z"))).toBe(true);
  });

  it("is listed with its kind and day once it is due", () => {
    expect(listFactsToRecheck(new Date("2020-01-01"))).toEqual([]);
    const due = listFactsToRecheck(new Date("2100-01-01"));
    expect(due).toHaveLength(facts.length);
    expect(due.map(({ name }) => name)).toEqual(expect.arrayContaining(["rule agreement", "fact fee"]));
  });

  it("has a source that we have read; a fact known from a quotation names the page that quotes it", () => {
    expect(facts.filter(({ sources }) => sources.every(isUnread))).toEqual([]);
    const quoting = ["almi", "circular2683"];
    const quoted = facts.filter(({ confidence }) => confidence === "quoted");
    expect(quoted.filter(({ sources }) => !sources.some((name) => quoting.includes(name)))).toEqual([]);
    expect(EXAM_FACTS.refund.confidence).toBe("reported");
    expect(facts.filter(({ confidence, sources }) => confidence === "official" && sources.some(isUnread))).toEqual([]);
  });

  it("has the date of its last check and sources with https URLs; every source is used", () => {
    for (const { checkedAt, sources } of facts) {
      expect(checkedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const name of sources) expect(SOURCES[name].url).toMatch(/^https:\/\//);
    }
    expect(new Set(facts.flatMap(({ sources }) => [...sources]))).toEqual(new Set(Object.keys(SOURCES)));
  });
});

describe("the sessions", () => {
  const all = listSessionsAhead("2000-01-01");

  it("are open until the last day of enrolment, and are omitted once they are over", () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { day, enrolBy } of all) {
      expect(enrolBy < day).toBe(true);
      const find = (today: string) => listSessionsAhead(today).find((session) => session.day === day);
      expect(find(enrolBy)?.isOpen).toBe(true);
      expect(find(addDays(enrolBy, 1))?.isOpen).toBe(false);
      expect(find(day)?.isOpen).toBe(false);
      expect(find(addDays(day, 1))).toBeUndefined();
    }
  });

  it("are sorted by date", () => {
    expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted());
  });
});
