import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  type HeardSibling,
  isHeard,
  readSiblings,
  type Sibling,
  type WrittenSibling,
} from "@/lib/exam/content/siblings";
import { italianDictionary } from "@/lib/writing/hunspell";
import { readSimulations } from "./checks";
import { describeFault } from "./fault";
import { checkSiblings, checkSiblingTags, findSilentTags, inspectSiblings } from "./siblings";
import { checkSiblingBlind, findSiblingBlindRemarks, siblingWording } from "./siblings-blind";
import { readVocabulary } from "./vocabulary";

const CONTENT_DIR = path.join(import.meta.dirname, "../../lib/exam/content");
const languages = { isWord: (await italianDictionary()).spell, vocabulary: readVocabulary() };
const siblings = readSiblings(CONTENT_DIR);
const simulations = readSimulations(CONTENT_DIR).folders.map(({ simulation }) => simulation);

/** All siblings with the first of a kind changed, and the resulting faults. */
function doubtsOf<K extends Sibling["kind"]>(kind: K, change: (sibling: Extract<WrittenSibling, { kind: K }>) => void) {
  const copy = structuredClone(siblings);
  const found = copy.find((one): one is Extract<WrittenSibling, { kind: K }> => !isHeard(one) && one.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  change(found);
  return checkSiblings(copy, languages).map(describeFault).join("\n");
}

describe("the siblings", () => {
  it("have no faults", () => {
    expect(inspectSiblings(CONTENT_DIR, simulations, languages).faults.map(describeFault)).toEqual([]);
  });

  it("exist for every tag of the papers, 120 in all", () => {
    const [first] = siblings;
    if (!first) throw new Error("no siblings");
    const many = Array.from({ length: 120 }, () => first);
    expect(checkSiblingTags(many, []).map(describeFault)).toEqual([]);
    expect(checkSiblingTags(many.slice(1), []).map(describeFault)).toEqual([
      "all simulations: siblings: there are 119, at least 120 wanted",
    ]);
    expect(checkSiblingTags(many, simulations).map(describeFault)).toContain(
      "all simulations: siblings: no sibling has the tag detail-reason",
    );
  });

  it("are heard where the papers are", () => {
    const [fault] = findSilentTags([], simulations).map(describeFault);
    expect(fault).toContain("none is heard of the tags ");
  });
});

describe("a sibling is at fault", () => {
  it.each([
    [
      "when its text is too long",
      "words, not 40 to 70",
      () => doubtsOf("statement", (one) => (one.text += " parola".repeat(60))),
    ],
    [
      "when it has no gap",
      "gaps for its kind",
      () => doubtsOf("gap", (one) => (one.text = one.text.replace("[1]", "con"))),
    ],
    [
      "when its evidence is not in its text",
      "does not say",
      () => doubtsOf("choice", (one) => (one.evidence.quote = "Non c'è")),
    ],
    ["when it copies its text", "copies", () => doubtsOf("statement", (one) => (one.question = one.evidence.quote))],
    [
      "when it asks in the future tense",
      "futuro",
      () => doubtsOf("statement", (one) => (one.question = "Domani il treno partirà.")),
    ],
    [
      "when a wrong option is not explained",
      "each wrong option",
      () => doubtsOf("choice", (one) => (one.explanation.it.wrong = {})),
    ],
    [
      "when English learners are left out",
      "in English",
      () => doubtsOf("gap", (one) => (one.explanation.en = undefined)),
    ],
    ["when an id is used twice", "twice", () => doubtsOf("statement", (one) => (one.id = siblings.at(-1)?.id ?? ""))],
  ])("%s", (_name, part, doubts) => {
    expect(doubts()).toContain(part);
  });

  it("when it is heard and its evidence is not said in one turn", () => {
    const [question, answer] = ["Scusi, il pane è finito?", "No, arriva alle dieci."];
    const heard: HeardSibling = {
      ...{ kind: "statement", id: "detail-place-9", tag: "detail-place", title: "Al banco", place: "shop" },
      turns: [question, answer].map((text) => ({ voice: "F1", speaker: "Voce", text, effect: "none" })),
      ...{ question: "Il pane c'è già.", correct_answer: "F", evidence: { quote: "arriva alle dieci" } },
      explanation: { it: { right: "È falso: il pane «arriva alle dieci»." } },
    };
    const faultsOf = (quote: string) =>
      checkSiblings([{ ...heard, evidence: { quote } }], languages)
        .map(describeFault)
        .join("\n");
    expect(faultsOf(answer)).not.toContain("does not say");
    expect(faultsOf(`${question} ${answer}`)).toContain("does not say");
  });

  it("if one letter is the key of too many", () => {
    const statements = siblings.map(
      (one): Sibling => (one.kind === "statement" ? { ...one, correct_answer: "V" } : one),
    );
    expect(checkSiblings(statements, languages).map(describeFault).join()).toContain("V is the key of 100%");
  });
});

describe("the blind solving of siblings", () => {
  const first = siblings.find((one) => !isHeard(one));
  if (!first || isHeard(first)) throw new Error("no siblings");
  const reading = (letter: string, withText: boolean, text = first.text) => ({
    round: 1,
    solver: "prova",
    withText,
    date: "2026-11-22",
    answers: { [first.id]: letter },
    wordings: { [first.id]: siblingWording({ ...first, text }, withText) },
    remarks: [],
  });
  const wrong = first.correct_answer === "V" ? "F" : "V";

  it("is reported as missing until three readers with the text and three without have answered", () => {
    const faults = (rounds: ReturnType<typeof reading>[]) =>
      checkSiblingBlind([first], { rounds }).map(describeFault).join();
    const remarks = (rounds: ReturnType<typeof reading>[]) =>
      findSiblingBlindRemarks([first], { rounds }).map(describeFault).join();
    expect(faults([])).toContain(`not yet solved blind: ${first.id}`);
    const readers = [true, true, true, false, false].map((withText) => reading(first.correct_answer, withText));
    expect(faults(readers)).toContain("not yet solved blind");
    expect(faults([...readers, reading(wrong, false)])).toBe("");
    expect(remarks([...readers, reading(wrong, false)])).toBe("");
    expect(remarks([...readers, reading(first.correct_answer, false)])).toContain("right without the text");
  });

  it("finds an item missed by a reader with the text, while the item is unchanged", () => {
    const fault = (rounds: ReturnType<typeof reading>[]) => checkSiblingBlind([first], { rounds }).map(describeFault);
    expect(fault([reading(wrong, true)])).toContainEqual(expect.stringContaining("with the text 0 of 1"));
    expect(fault([reading(wrong, true, "Un altro testo.")]).join()).not.toContain("with the text");
  });
});
