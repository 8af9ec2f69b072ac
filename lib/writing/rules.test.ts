import { describe, expect, it } from "vitest";
import type { ErrorType } from "@/lib/writing/error-kinds";
import { italianDictionary } from "@/lib/writing/hunspell";
import {
  maxScoresByRates,
  RATE_TABLE,
  RATE_TABLE_VERSION,
  ratePerHundred,
  rateTableOf,
  toErrorTable,
} from "@/lib/writing/rates";
import {
  applyRulings,
  countCopied,
  errorRuling,
  exceedsCap,
  findCopyRuling,
  findEmptyRuling,
  findLanguageRuling,
  findLengthRuling,
  findPointsRuling,
  findUnreadRuling,
  rateErrors,
} from "@/lib/writing/rules";

const FULL = { efficacia: 3, stile: 1, morfosintassi: 4, lessico: 3, ortografia: 1 };
const RANGE = { min: 80, max: 120 };

describe("the rules of the marks", () => {
  it("empty: a text without a letter gets nothing", () => {
    for (const text of ["", " \n ", "123 !?", "😀😀"]) expect(findEmptyRuling(text)?.reason.rule).toBe("empty");
    expect(findEmptyRuling("è")).toBeNull();
  });

  it("language: a learner's Italian is accepted, other languages of learners are not", async () => {
    const dictionary = await italianDictionary();
    const isItalian = (word: string) => dictionary.spell(word);
    const italian = [
      "io sono arivata in Italia due ani fa e abito a casa di mia sorela, ma adesso voglio cercare un apartamento picolo",
      "ciao cara amica, come stai? io sto bene ma lavoro troppo e la sera sono molto stanca",
      "buongiorno le scrivo perche o un problema con il mio termosifone che non funsiona",
    ];
    const foreign = [
      "dear madam, i am writing because the heating in my flat has been broken for three days and i have two small children",
      "estimado señor, le escribo porque la calefacción de mi casa no funciona desde hace tres días y tengo niños pequeños",
      "prezado senhor, escrevo porque o aquecimento da minha casa não funciona há três dias e tenho crianças pequenas",
      "stimate domn, vă scriu pentru că încălzirea din apartamentul meu nu funcționează de trei zile și am copii mici",
      "i nderuar zotëri, po ju shkruaj sepse ngrohja në shtëpinë time nuk punon prej tri ditësh dhe kam fëmijë të vegjël",
      "szanowny panie, piszę, ponieważ ogrzewanie w moim mieszkaniu nie działa od trzech dni, a mam małe dzieci",
      "mahal na ginoo, sumusulat po ako dahil sira ang pampainit sa aking bahay nang tatlong araw at may maliliit akong anak",
    ];
    for (const text of italian) expect(findLanguageRuling(text, isItalian), text).toBeNull();
    for (const text of foreign) expect(findLanguageRuling(text, isItalian)?.reason.rule, text).toBe("not_italian");
    expect(findLanguageRuling("hello my friend", isItalian)).toBeNull();
  });

  it("copied: runs of six words of the task are counted, single words are not", () => {
    const task = "Scrivi un'e-mail a Luca. Di' quando è cominciato il problema con il riscaldamento di casa tua.";
    expect(countCopied("Ciao Luca, il problema è il riscaldamento di casa.", task)).toBe(0);
    const copied = countCopied("Ciao! DI' QUANDO È COMINCIATO IL PROBLEMA con il riscaldamento. Ciao.", task);
    expect(copied).toBe(9);
    expect(findCopyRuling(copied, 12)).toMatchObject({ reason: { rule: "copied_prompt", count: 9, limit: 3 } });
    expect(findCopyRuling(9, 90)).toBeNull();
  });

  it("length: the shorter, the fewer points; slightly too long is only reported", () => {
    expect(findLengthRuling(80, RANGE)).toBeNull();
    expect(findLengthRuling(120, RANGE)).toBeNull();
    expect(findLengthRuling(75, RANGE)?.most).toEqual({});
    const points = [70, 55, 35, 10].map((words) => {
      const ruling = findLengthRuling(words, RANGE);
      const scores = applyRulings(FULL, ruling ? [ruling] : []);
      return scores.efficacia + scores.morfosintassi + scores.lessico;
    });
    expect(points).toEqual([9, 7, 4, 2]);
    expect(findLengthRuling(130, RANGE)).toEqual({ reason: { rule: "long", count: 130, limit: 120 }, most: {} });
    expect(findLengthRuling(200, RANGE)?.most).toEqual({ efficacia: 2 });
  });

  it("points of the task: each missing one costs one point of effectiveness; if all are missing, the text is off the task", () => {
    expect(findPointsRuling([true, true, true])).toBeNull();
    expect(findPointsRuling([])).toBeNull();
    expect(findPointsRuling([true, false, true])).toMatchObject({
      reason: { rule: "points_missing" },
      most: { efficacia: 2 },
    });
    expect(findPointsRuling([true, false, false])?.most).toEqual({ efficacia: 1 });
    expect(findPointsRuling([false, false, false])).toMatchObject({
      reason: { rule: "off_topic" },
      most: { efficacia: 0 },
    });
  });

  it("errors: distinct errors per hundred words bound forms and spelling by the table, and no other criterion", () => {
    const errors = (type: ErrorType, count: number) =>
      Array.from({ length: count }, (_, at) => ({ type, original: `x${at}`, corrected: "y" }));
    const most = (type: ErrorType, count: number, words = 100) =>
      errorRuling(rateErrors(errors(type, count), words), "").most;
    expect([2, 6, 12, 40].map((count) => most("grammaticale", count).morfosintassi)).toEqual([4, 3, 2, 1]);
    expect(most("ortografico", 2).ortografia).toBe(1);
    expect(most("ortografico", 9)).toEqual({ morfosintassi: 4, ortografia: 0 });
    expect(exceedsCap(FULL, errorRuling({ forms: 0, spelling: 9 }, ""))).toBe(true);
    expect(exceedsCap({ ...FULL, ortografia: 0 }, errorRuling({ forms: 0, spelling: 9 }, ""))).toBe(false);
    // One error in a handful of words is no high rate.
    expect(most("grammaticale", 1, 5).morfosintassi).toBe(4);
  });

  it("errors: the table for a text's length gives the same bounds as the rates", () => {
    for (const words of [10, 50, 79, 99, 112, 120, 180]) {
      for (const [criterion, rate] of [
        ["morfosintassi", (errors: number) => ({ forms: ratePerHundred(errors, words), spelling: 0 })],
        ["ortografia", (errors: number) => ({ forms: 0, spelling: ratePerHundred(errors, words) })],
      ] as const) {
        for (const { errors, most } of toErrorTable(words)[criterion]) {
          expect(maxScoresByRates(rate(errors ?? 1000))[criterion]).toBe(most);
          if (errors !== null) expect(maxScoresByRates(rate(errors + 1))[criterion]).toBe(most - 1);
        }
      }
    }
  });

  it("errors: marks are explained by the table that bounded them", () => {
    expect(rateTableOf(RATE_TABLE_VERSION)).toBe(RATE_TABLE);
    expect(rateTableOf(undefined).morfosintassi.map(({ upTo }) => upTo)).toEqual([4, 10, 20, null]);
  });

  it("errors: a repeated error counts once, and word choice does not count", () => {
    const error = { type: "ortografico", original: "perchè", corrected: "perché" } as const;
    const other = { type: "lessicale", original: "sala", corrected: "stanza" } as const;
    expect(rateErrors([error, { ...error, original: "Perchè", corrected: "Perché" }, other], 80)).toEqual({
      forms: 0,
      spelling: 1.3,
    });
  });

  it("errors: with a reason the marker may give one point more than the table, and no more", () => {
    const rates = { forms: 12, spelling: 9 };
    expect(errorRuling(rates, "Un errore si ripete.")).toEqual({
      reason: { rule: "errors_excused", count: 21, limit: 100, note: "Un errore si ripete." },
      most: { morfosintassi: 3, ortografia: 1 },
    });
    expect(errorRuling({ forms: 0, spelling: 0 }, "Bello.").most).toEqual({ morfosintassi: 4, ortografia: 1 });
  });

  it("unread: sentences without a correction are reported, and cost nothing", () => {
    expect(findUnreadRuling(0, 5)).toBeNull();
    expect(findUnreadRuling(2, 5)).toEqual({ reason: { rule: "sentences_unread", count: 2, limit: 5 }, most: {} });
  });

  it("the lowest bound applies, and none ever raises a score", () => {
    const rulings = [findLengthRuling(35, RANGE), findPointsRuling([true, false, true])].filter(
      (ruling) => ruling !== null,
    );
    expect(applyRulings(FULL, rulings)).toEqual({
      efficacia: 1,
      stile: 1,
      morfosintassi: 2,
      lessico: 1,
      ortografia: 1,
    });
    const low = { efficacia: 0, stile: 0, morfosintassi: 1, lessico: 0, ortografia: 0 };
    expect(applyRulings(low, rulings)).toEqual(low);
  });
});
