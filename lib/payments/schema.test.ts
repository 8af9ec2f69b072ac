import { describe, expect, it } from "vitest";
import { giftCodeSchema } from "@/lib/payments/schema";

const read = (code: string) => giftCodeSchema.safeParse({ code }).data?.code;

describe("a gift code", () => {
  it("is normalised: spaces, missing dashes, other dashes and any case", () => {
    for (const typed of [
      "CILS-BK7M-2XQ9",
      "cils-bk7m-2xq9",
      " CILS BK7M 2XQ9 ",
      "cilsbk7m2xq9",
      "CILS\u2013BK7M\u20142XQ9",
      "CILS\u2212BK7M\u20112XQ9",
      "CILS \u2010 BK7M\u00a0-\u00a02XQ9",
      "C I L S B K 7 M 2 X Q 9",
      "CILS_BK7M.2XQ9\u200b",
      "СІL\u0405-ВК7М-2ХQ9",
      "CILS-BK\u0667M-\u0662XQ\u0669",
      ` ${"C I L S B K 7 M 2 X Q 9".split("").join("   ")}`,
    ])
      expect(read(typed), typed).toBe("CILS-BK7M-2XQ9");
  });

  it("keeps a prefix of any length", () => {
    expect(read("scuola24bk7m2xq9")).toBe("SCUOLA24-BK7M-2XQ9");
    expect(read("ab bk7m 2xq9")).toBe("AB-BK7M-2XQ9");
  });

  it("is rejected if nothing is left of it, or if it is far too long", () => {
    for (const typed of ["", "  ", "--", "\u2013 -", "A".repeat(65)]) expect(read(typed)).toBeUndefined();
  });

  it("that is invalid stays as typed", () => {
    expect(read("pippo")).toBe("PIPPO");
  });
});
