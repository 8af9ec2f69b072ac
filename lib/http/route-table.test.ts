import { describe, expect, it } from "vitest";
import { type Claims, decideRoute, dependsOnCaller } from "@/lib/http/route-table";

const NOW = new Date("2027-03-01T10:00:00Z");
const seconds = NOW.getTime() / 1000;
const PEOPLE = {
  visitor: null,
  unpaid: { isAdmin: false, accessUntil: 0 },
  expired: { isAdmin: false, accessUntil: seconds - 1 },
  paid: { isAdmin: false, accessUntil: seconds + 60 },
  admin: { isAdmin: true, accessUntil: seconds + 60 },
} satisfies Record<string, Claims>;

const answer = (path: string, who: keyof typeof PEOPLE) =>
  decideRoute(new URL(path, "https://example.it"), PEOPLE[who], NOW);

describe("the route table, based on the cookie", () => {
  it.each([
    ["/", "page", "page", "page", "page", "page"],
    ["/dashboard", "landing", "page", "page", "page", "page"],
    ["/payment", "page", "page", "page", "dashboard", "page"],
    ["/simulazioni", "page", "page", "page", "dashboard", "page"],
    ["/simulazioni/3", "page", "payment", "page", "page", "page"],
    ["/admin", "landing", "not_found", "not_found", "not_found", "page"],
    ["/admin/writings/x", "landing", "not_found", "not_found", "not_found", "page"],
    ["/administrator", "page", "page", "page", "page", "page"],
    ["/exam/1", "page", "payment", "page", "page", "page"],
    ["/exam/1/lettura", "page", "payment", "page", "page", "page"],
    ["/ripasso", "page", "payment", "page", "page", "page"],
    ["/scrittura", "page", "payment", "page", "page", "page"],
    ["/scrittura/riscrivi/x", "page", "payment", "page", "page", "page"],
    ["/orale", "page", "payment", "page", "page", "page"],
    ["/piano", "page", "payment", "page", "page", "page"],
    ["/review/x/lettura", "page", "page", "page", "page", "page"],
    ["/login", "page", "page", "page", "page", "page"],
  ] as const)("%s", (path, visitor, unpaid, expired, paid, admin) => {
    expect(answer(path, "visitor")).toBe(visitor);
    expect(answer(path, "unpaid")).toBe(unpaid);
    expect(answer(path, "expired")).toBe(expired);
    expect(answer(path, "paid")).toBe(paid);
    expect(answer(path, "admin")).toBe(admin);
    const isTheSame = new Set([visitor, unpaid, expired, paid, admin]).size === 1;
    expect(dependsOnCaller(path)).toBe(!isTheSame);
  });

  it("lets the page thank a learner who returns from payment", () => {
    for (const query of ["payment=success", "payment_intent=pi_1"])
      expect(answer(`/payment?${query}`, "paid")).toBe("page");
  });
});
