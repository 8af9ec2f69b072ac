import { afterEach, expect, it, vi } from "vitest";
import { CopyOffer } from "@/components/exam/copy/copy-offer";

afterEach(() => vi.unstubAllEnvs());

const card = {
  id: 1,
  title: "Simulazione 1",
  description: "",
  attemptCount: 1,
  canStart: false,
  lastSession: { id: "k7m2q9xayz", status: "active" as const, mode: "practice" as const },
  completedAttempts: [],
};

it("a copy is offered only by a build whose service worker can show it", async () => {
  expect(await CopyOffer({ card, ownerId: "owner" })).not.toBeNull();
  vi.stubEnv("OFFLINE", "off");
  expect(await CopyOffer({ card, ownerId: "owner" })).toBeNull();
});
