import { describe, expect, it } from "vitest";
import { checkSpelling } from "@/lib/writing/spelling";

describe("the basic spelling check", () => {
  it("finds unknown words where they stand and suggests known ones", async () => {
    const text = "Le scrivo perchè ho un problema. Ieri ho mangiatto una pizza.";
    const findings = await checkSpelling(text);
    expect(findings.map(({ original }) => original)).toEqual(["perchè", "mangiatto"]);
    for (const { start, end, original } of findings) expect(text.slice(start, end)).toBe(original);
    expect(findings[0]?.suggestions).toContain("perché");
    expect(findings[1]?.suggestions).toContain("mangiato");
  });

  it("takes elisions, cut words and names as they are", async () => {
    expect(await checkSpelling("L'amica dell'insegnante ha un po' di tempo. Sto con Mirela Hoxha a Durrës.")).toEqual(
      [],
    );
  });

  it("finds nothing in nothing", async () => {
    expect(await checkSpelling(" \n 😀 123 ")).toEqual([]);
  });
});
