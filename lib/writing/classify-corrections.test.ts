import { describe, expect, it } from "vitest";
import { classifyCorrections } from "@/lib/writing/classify-corrections";
import { numberSentences } from "@/lib/writing/sentences";

const read = (text: string, ...corrected: string[]) =>
  classifyCorrections(numberSentences(text), {
    sentences: corrected.map((sentence, index) => ({ n: index + 1, corrected: sentence })),
  });

describe("parsing the corrected sentences", () => {
  it("accepts a correction of many errors, and distinguishes it from a new sentence", () => {
    const text = "Io sono andata in la scola con il mio filio e dopo abiamo mangiato la pizza.";
    const corrected = "Sono andata alla scuola con mio figlio e dopo abbiamo mangiato la pizza.";
    expect(read(text, corrected).corrected).toHaveLength(1);
    const anew = "Ieri abbiamo trascorso insieme una giornata davvero splendida al parco vicino.";
    expect(read(text, anew).rewritten).toEqual([{ n: 1, corrected: anew }]);
    const longer = `${corrected} Inoltre vorrei aggiungere che la scuola è molto bella e che ci torneremo presto.`;
    expect(read(text, longer).rewritten).toHaveLength(1);
    expect(read(text, corrected.repeat(8))).toEqual({ corrected: [], rewritten: [], missing: [1] });
  });

  it("reports missing and emptied sentences, and ignores ids that do not exist", () => {
    expect(read("Io sto bene. Tu stai bene.", " ", "Tu stai bene.", "Egli sta bene.")).toEqual({
      corrected: [{ n: 2, corrected: "Tu stai bene." }],
      rewritten: [],
      missing: [1],
    });
  });

  it("keeps the learner's kind of apostrophe and one line", () => {
    expect(read("L'amica è qui.", "L’amica\n è  qui.").corrected[0]?.corrected).toBe("L'amica  è  qui.");
    expect(read("L’amica è qui.", "L'amica è qui.").corrected[0]?.corrected).toBe("L’amica è qui.");
    expect(read("L'amica dell’Anna a' casa", "L’amica dell'Anna a casa").corrected[0]?.corrected).toBe(
      "L'amica dell’Anna a casa",
    );
  });

  it("calls a sentence rewritten for its letters, not for moved words, apostrophes and accents", () => {
    const moved = "Non posso purtroppo venire io da te' domani.";
    expect(read(moved, "Domani purtroppo io non posso venire da te.").rewritten).toEqual([]);
    const marks = "Perche' pero' c' e' gia' piu' liberta' cosi'";
    expect(read(marks, "Perché però c'è già più libertà così").rewritten).toEqual([]);
  });

  it("finishes the comparison of very long sentences without common words", () => {
    expect(read("( ".repeat(3900), ") ".repeat(3900)).rewritten).toHaveLength(1);
  });
});
