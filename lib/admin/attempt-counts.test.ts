import { expect, it } from "vitest";
import { countAttempts } from "@/lib/admin/attempt-counts";

it("an attempt that was set aside was started, but is not under way", () => {
  const setAsideAt = new Date();
  const attempts = [
    { status: "active", setAsideAt: null },
    { status: "active", setAsideAt },
    { status: "closed", setAsideAt: null },
  ] as const;
  expect(countAttempts(attempts)).toEqual({ total: 3, active: 1 });
});
