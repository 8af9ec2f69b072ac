import { describe, expect, it } from "vitest";
import { MAX_MAIL_TRIES, nextMailRetry, toMailFailure } from "@/lib/mail/failures";

const now = new Date("2026-11-22T10:00:00Z");
const secondsAfter = (tries: number) =>
  ((nextMailRetry("timeout", tries, now)?.getTime() ?? Number.NaN) - now.getTime()) / 1000;

describe("a failed mail", () => {
  it("is refused for good only by a permanent error about its recipient or its content", () => {
    const answers = [
      [550, "RCPT TO", "refused"],
      [554, "DATA", "refused"],
      [451, "DATA", "postponed"],
      [550, "MAIL FROM", "postponed"],
      [535, "AUTH PLAIN", "postponed"],
    ];
    for (const [responseCode, command, failure] of answers)
      expect(toMailFailure({ responseCode, command, code: "EENVELOPE" })).toBe(failure);
    expect(toMailFailure({ code: "ETIMEDOUT" })).toBe("timeout");
    expect(toMailFailure({ code: "EABORT" })).toBe("timeout");
    expect(toMailFailure({ code: "ESOCKET" })).toBe("unreachable");
    expect(toMailFailure(new TypeError("x"))).toBe("broken");
  });

  it("is retried after growing pauses, for more than two days, and not forever", () => {
    expect([1, 2, 3, 4].map(secondsAfter)).toEqual([5, 10, 20, 40]);
    const all = Array.from({ length: MAX_MAIL_TRIES - 1 }, (_, index) => secondsAfter(index + 1));
    expect(Math.max(...all)).toBe(6 * 3600);
    expect(all.reduce((sum, pause) => sum + pause, 0) / 86_400).toBeGreaterThan(2);
    expect(nextMailRetry("timeout", MAX_MAIL_TRIES, now)).toBeNull();
    expect(nextMailRetry("refused", 1, now)).toBeNull();
  });
});
