import { describe, expect, it } from "vitest";
import { decideTermsQuestion, isOfAge } from "@/lib/accounts/terms";
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";

const now = new Date("2026-12-20T10:00:00Z");

describe("the terms are asked for", () => {
  it.each([
    ["at once if no version was ever accepted", [], null, "first"],
    ["no more once the current version is accepted", ["2020-01-01.1", TERMS_VERSION], null, null],
    ["in a new version not before its mail", ["2020-01-01.1"], null, null],
    ["in a new version not within the notice", ["2020-01-01.1"], daysAfter(now, 1 - TERMS_NOTICE_DAYS), null],
    ["in a new version after the notice", ["2020-01-01.1"], daysAfter(now, -TERMS_NOTICE_DAYS), "changed"],
  ])("%s", (_when, accepted, noticedAt, question) => {
    expect(decideTermsQuestion(accepted, noticedAt, now)).toBe(question);
  });
});

describe("a person is of age", () => {
  it.each([
    ["2008-11-26", "2026-11-25", false],
    ["2008-11-26", "2026-11-26", true],
    ["2008-02-29", "2026-02-28", false],
    ["2008-02-29", "2026-03-01", true],
    ["2010-01-01", "2026-11-26", false],
    ["1985-12-10", "2026-11-26", true],
  ])("born on %s, on %s: %s", (birthDay, today, isAdult) => {
    expect(isOfAge(birthDay, today)).toBe(isAdult);
  });
});
