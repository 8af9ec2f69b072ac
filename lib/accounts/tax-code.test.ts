import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCharacter, hasRightCheckCharacter, isTaxCode } from "@/lib/accounts/tax-code";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
const fifteen = fc
  .array(fc.constantFrom(...ALPHABET), { minLength: 15, maxLength: 15 })
  .map((letters) => letters.join(""));

describe("codice fiscale", () => {
  it("accepts the published examples", () => {
    expect(hasRightCheckCharacter("RSSMRA85T10A562S")).toBe(true);
    expect(hasRightCheckCharacter("MRTMTT91D08F205J")).toBe(true);
    expect(hasRightCheckCharacter("RSSMRA85T10A562T")).toBe(false);
  });

  it("accepts a code with a digit replaced by omocodia and the matching check letter", () => {
    const replaced = "RSSMRA85T10A56N";
    expect(hasRightCheckCharacter(replaced + checkCharacter(replaced))).toBe(true);
  });

  it("requires exactly sixteen upper-case letters and digits", () => {
    expect(isTaxCode("RSSMRA85T10A562S")).toBe(true);
    for (const text of [
      "",
      "RSSMRA85T10A562",
      "RSSMRA85T10A562SS",
      "rssmra85t10a562s",
      "RSSMRA85T10A562-",
      "AAAAAAAAAAAAAAAA",
    ]) {
      expect(isTaxCode(text)).toBe(false);
      expect(hasRightCheckCharacter(text)).toBe(false);
    }
  });

  it("accepts one check letter for any fifteen characters and rejects the twenty-five others", () => {
    fc.assert(
      fc.property(fifteen, (start) => {
        const right = ALPHABET.filter((letter) => hasRightCheckCharacter(start + letter));
        expect(right).toEqual([checkCharacter(start)]);
      }),
    );
  });
});
