import { expect, it } from "vitest";
import { resultStreet } from "@/components/exam/result-street";
import type { SimulationCard } from "@/lib/exam/cards";

const card = (id: number, more: Partial<SimulationCard> = {}): SimulationCard => ({
  id,
  title: "",
  description: "",
  attemptCount: 0,
  canStart: true,
  lastSession: null,
  completedAttempts: [],
  ...more,
});
const CLOSED = "2026-11-20T10:00:00.000Z";
const finished = card(1, { completedAttempts: [{ setAside: false }] as SimulationCard["completedAttempts"] });
const aside = card(3, { completedAttempts: [{ setAside: true }] as SimulationCard["completedAttempts"] });
const running = card(4, { lastSession: { id: "a", status: "active", mode: "practice" } });
const cards = [finished, card(2), aside, running, card(5)];

it("lights the houses of finished simulations; the result's house lights up only right after it is finished", () => {
  const lightsAt = (now: string) => {
    const own = card(2);
    const { buildings, from } = resultStreet(
      own,
      cards,
      ["home", "office", "health", "work", "exam"],
      CLOSED,
      new Date(now),
    );
    return [from, ...buildings.map(({ lights }) => lights)];
  };
  expect(lightsAt("2026-11-20T10:00:30Z")).toEqual([1, "on", "going-on", "off", "waiting", "off"]);
  expect(lightsAt("2026-11-21T10:00:00Z")).toEqual([1, "on", "on", "off", "waiting", "off"]);
});
