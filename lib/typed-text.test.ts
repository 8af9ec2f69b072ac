import { describe, expect, it } from "vitest";
import { compact, toAsciiDigits, toCode, toEmailAddress, toPhoneNumber } from "@/lib/typed-text";

describe("typed text", () => {
  it.each(["١٢٣٤٥٦٧٨٩٠", "۱۲۳۴۵۶۷۸۹۰", "१२३४५६७८९०", "১২৩৪৫৬৭৮৯০", "１２３４５６７８９０", "𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎", "๑๒๓๔๕๖๗๘๙๐"])(
    "reads the digits %s",
    (digits) => expect(toAsciiDigits(digits)).toBe("1234567890"),
  );

  it("drops separators and invisible characters of a code", () => {
    expect(compact(" 12\u00a03\u2011456\u200b\u202c. ")).toBe("123456");
  });

  it("reads letters that look like Latin ones", () => {
    expect(toCode("сіls-вкхм-2мх9")).toBe("CILSBKXM2MX9");
    expect(toCode("rss mra 85t10 a562s")).toBe("RSSMRA85T10A562S");
    expect(toCode("ΒΚΧΜ")).toBe("BKXM");
  });

  it("keeps the form of a phone number", () => {
    expect(toPhoneNumber("\u202a(+39)\u00a0333\u2011123\u20134567\u202c")).toBe("(+39) 333-123-4567");
  });

  it("normalises an e-mail address, whatever form the browser gave it", () => {
    expect(toEmailAddress(" Jörg@Müller.example ")).toBe("jörg@xn--mller-kva.example");
    expect(toEmailAddress("jo\u0308rg@xn--mller-kva.example")).toBe("jörg@xn--mller-kva.example");
    expect(toEmailAddress("A@B")).toBe("a@b");
  });
});
