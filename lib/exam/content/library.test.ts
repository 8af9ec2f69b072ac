import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTranslator } from "next-intl";
import { afterAll, describe, expect, it } from "vitest";
import { toSimulationCards } from "@/lib/exam/cards";
import { listSimulations, readLibrary } from "@/lib/exam/content/library";
import { prepareSection, SECTION_SCHEMAS, toSectionContent } from "@/lib/exam/kinds/table";
import { SECTION_TABLE, SECTIONS } from "@/lib/exam/sections";
import { CONTENT_DIR, countSimulations, listSimulationFolders } from "@/lib/product/simulation-folders";
import englishMessages from "@/messages/en.json";
import italianMessages from "@/messages/it.json";

const directory = mkdtempSync(join(tmpdir(), "library-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** The content plus one simulation folder, without recordings. */
function addSimulation(): number {
  cpSync(CONTENT_DIR, directory, { recursive: true, filter: (path) => !path.endsWith(".mp3") });
  const id = countSimulations() + 1;
  const added = join(directory, `simulation-${id}`);
  cpSync(join(directory, "simulation-1"), added, { recursive: true });
  const file = join(added, "simulation.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), id }));
  return id;
}

describe("an additional simulation", () => {
  const id = addSimulation();

  it("needs only its folder: it can be read, taken and corrected like the others", () => {
    const simulations = readLibrary(directory);
    expect([...simulations.keys()]).toEqual([...listSimulations().map((simulation) => simulation.id), id]);
    const added = simulations.get(id);
    if (!added) throw new Error("not added");
    for (const section of SECTIONS) {
      expect(toSectionContent(added, section, true, "it")).toMatchObject({
        prova: section,
        kind: SECTION_TABLE[section].kind,
      });
    }
    const card = toSimulationCards([...simulations.values()], [], true, "it").at(-1);
    expect(card).toMatchObject({ id, canStart: true });
  });

  it("is included in the number that sentences state", () => {
    const count = listSimulationFolders(directory).length;
    expect(count).toBe(countSimulations() + 1);
    const italian = createTranslator({ locale: "it", messages: italianMessages, namespace: "payments.includes" });
    expect(italian("simulations", { count: 5 })).toBe("Cinque simulazioni complete, una volta ciascuna");
    expect(italian("simulations", { count: 6 })).toBe("Sei simulazioni complete, una volta ciascuna");
    const english = createTranslator({ locale: "en", messages: englishMessages, namespace: "payments.includes" });
    expect(english("simulations", { count: 12 })).toBe("12 full simulations, once each");
  });
});

describe("a paper", () => {
  const [first] = listSimulations();
  if (!first) throw new Error("no simulation");
  const { ascolto1: heard, scrittura: written } = first.sections;

  it("may declare what a question tests, what supports its options and where a text is spoken", () => {
    const tagged = structuredClone(heard);
    const [question] = tagged.questions;
    Object.assign(question ?? {}, { tag: "detail-place", raised: { A: "uno", B: "due", C: "tre" } });
    Object.assign(tagged.texts[0] ?? {}, { place: "station" });
    expect(SECTION_SCHEMAS.ascolto1.parse(tagged)).toEqual(tagged);
    Object.assign(question ?? {}, { tag: "anything" });
    expect(SECTION_SCHEMAS.ascolto1.safeParse(tagged).success).toBe(false);
  });

  it("has model answers of rising levels for each prompt", () => {
    const withLevels = (...levels: string[]) => ({
      ...written,
      options: written.options.map((option) => ({
        ...option,
        models: levels.map((level) => ({ ...option.models[0], level })),
      })),
    });
    const isAccepted = (...levels: string[]) => SECTION_SCHEMAS.scrittura.safeParse(withLevels(...levels)).success;
    expect(isAccepted("insufficiente", "sufficiente", "buono", "ottimo")).toBe(true);
    expect(isAccepted("insufficiente", "quasi", "sufficiente", "buono", "ottimo")).toBe(true);
    expect(isAccepted("sufficiente", "ottimo")).toBe(false);
    expect(isAccepted("insufficiente", "buono", "sufficiente", "ottimo")).toBe(false);
    expect(isAccepted("insufficiente", "quasi", "quasi", "ottimo")).toBe(false);
    expect(isAccepted("insufficiente", "sufficiente", "buono", "perfetto")).toBe(false);
  });

  it("is built once, with the schema of its answers", () => {
    for (const section of SECTIONS)
      expect(prepareSection(first, section).answersSchema).toBe(prepareSection(first, section).answersSchema);
    expect(prepareSection(first, "lettura").answersSchema.safeParse({ lettura_1: "V", lettura_12: "" }).success).toBe(
      true,
    );
    expect(prepareSection(first, "lettura").answersSchema.safeParse({ lettura_13: "V" }).success).toBe(false);
  });
});

describe("the sections", () => {
  it("are all in the order of the exam", () => {
    expect(SECTIONS).toEqual(["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"]);
  });

  it("contain keys, explanations, transcripts and model answers only once they are corrected", () => {
    const secrets = ["correct_answer", "explanation", "transcript", "models", "evidence", "tag", "raised"];
    for (const simulation of listSimulations()) {
      for (const section of SECTIONS) {
        const shown = JSON.stringify(toSectionContent(simulation, section, false, "it"));
        expect(secrets.filter((name) => shown.includes(`"${name}":`))).toEqual([]);
      }
    }
  });
});
