import { describe, expect, it } from "vitest";
import { isAcceptedVariant } from "@/lib/writing/accepted-variants";
import { findChanges } from "@/lib/writing/changes";
import { numberSentences } from "@/lib/writing/sentences";

/** The accepted ones among the changes between two texts of one sentence. */
const left = (text: string, corrected: string) =>
  findChanges(numberSentences(text), { sentences: [{ n: 1, corrected }] }).map((change) =>
    isAcceptedVariant(change, text),
  );

describe("two accepted spellings", () => {
  it.each([
    ["Ho parlato con lui e ha detto di sì.", "Ho parlato con lui ed ha detto di sì."],
    ["Vado ad Ancona.", "Vado a Ancona."],
    ["Arrivo fra un'ora.", "Arrivo tra un'ora."],
    ["Sono dieci kilometri.", "Sono dieci chilometri."],
    ["Ha fatto tutto da se stesso.", "Ha fatto tutto da sé stesso."],
    ["Ha detto «vieni» a tutti.", 'Ha detto "vieni" a tutti.'],
    ["Ci vediamo domani", "Ci vediamo domani."],
  ])("are left unchanged: %s", (text, corrected) => {
    const changes = left(text, corrected);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).not.toContain(false);
  });

  it.each([
    ["Vado ad Roma.", "Vado a Roma."],
    ["Compro pane ed latte.", "Compro pane e latte."],
    ["Vado in Roma.", "Vado a Roma."],
    ["Ho vedere il film.", "Ho visto il film."],
    ["Lo fa per se.", "Lo fa per sé."],
    ["Ci vediamo domani Ti aspetto.", "Ci vediamo domani. Ti aspetto."],
    ["Perche non vieni?", "Perché non vieni?"],
    ["L altro giorno piove.", "L'altro giorno piove."],
  ])("never include a real error: %s", (text, corrected) => {
    expect(left(text, corrected)).toEqual([false]);
  });
});
