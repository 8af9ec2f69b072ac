import { describe, expect, it } from "vitest";
import { aspectOf } from "@/lib/writing/aspect";
import type { ErrorType } from "@/lib/writing/error-kinds";

/** "prima [sbagliato|giusto] dopo" as a change with its context. */
function read(sentence: string, type: ErrorType = "grammaticale") {
  const [, before = "", original = "", corrected = "", after = ""] = /^(.*)\[(.*)\|(.*)\](.*)$/.exec(sentence) ?? [];
  return aspectOf({ type, before, original, corrected, after });
}

describe("an error of form is classified by its words", () => {
  it.each([
    ["Vado a [scuola|la scuola] oggi", "sintattico", "article"],
    ["[|la] casa è grande", "grammaticale", "article"],
    ["compro [il|lo] zucchero", "grammaticale", "article"],
    ["apro [il|la] porta", "grammaticale", "gender"],
    ["vado [in|nella] banca di via Roma", "grammaticale", "article"],
    ["[|la] mia casa è grande", "grammaticale", "possessive"],
    ["[la|] mia madre lavora", "grammaticale", "possessive"],
    ["vado [in|a] Roma", "grammaticale", "preposition"],
    ["aspetto [a|] Maria", "grammaticale", "preposition"],
    ["[ho|sono] andato a casa", "grammaticale", "auxiliary"],
    ["ieri [ho andato|sono andato] in ufficio", "grammaticale", "auxiliary"],
    ["[sono|ho] fame", "grammaticale", "copula"],
    ["qui [è|c'è] un problema", "grammaticale", "copula"],
    ["[sto|sono] stanco", "grammaticale", "copula"],
    ["noi [sono|siamo] stanchi", "grammaticale", "verb-person"],
    ["ieri [andavo|sono andato] al mare", "grammaticale", "past-tenses"],
    ["quando [ero|sono stato] piccolo", "grammaticale", "past-tenses"],
    ["penso che [è|sia] tardi", "grammaticale", "mood"],
    ["[vorrò|vorrei] un caffè", "grammaticale", "mood"],
    ["[lo|gli] telefono domani", "grammaticale", "article"],
    ["[mi|me] piace", "grammaticale", "pronoun"],
    ["[Io|] vado e io torno", "sintattico", "subject-pronoun"],
    ["una casa [bello|bella]", "grammaticale", null],
    ["la [ragazzo|ragazza] parla", "grammaticale", "gender"],
    ["i [libro|libri] sono qui", "grammaticale", "number"],
    ["lui [parlo|parla] bene", "grammaticale", "verb-person"],
    ["noi [mangiare|mangiamo] presto", "grammaticale", "verb-person"],
    ["[|non] ho visto nessuno", "grammaticale", "negation"],
    ["è [più bene|meglio] così", "grammaticale", "comparison"],
    ["una [rossa macchina|macchina rossa]", "sintattico", "word-order"],
  ] as const)("%s (%s): %s", (sentence, type, aspect) => {
    expect(read(sentence, type)).toBe(aspect);
  });
});

describe("an error of spelling is classified by its letters", () => {
  it.each([
    ["la [giaca|giacca] nuova", "double-consonant"],
    ["un [caffe|caffè] caldo", "accent"],
    ["[perchè|perché] no", "accent"],
    ["il mese di [Maggio|maggio]", "capital"],
    ["una [skuola|scuola] nuova", "letters"],
  ])("%s: %s", (sentence, aspect) => {
    expect(read(sentence, "ortografico")).toBe(aspect);
  });
});

it("a different word may be a false friend", () => {
  expect(read("mangio pane e [burro|asino]", "lessicale")).toBe("false-friend");
});

it("an unchanged text has no aspect", () => {
  expect(read("la [casa|casa] grande")).toBeNull();
});
