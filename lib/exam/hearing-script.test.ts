import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listSimulations } from "@/lib/exam/content/library";
import { readHearingView, scriptOf, soundPath } from "@/lib/exam/hearing";
import { type ScriptStep, scriptDurationMs } from "@/lib/exam/hearing-script";
import { LISTENING_SECTIONS, type ListeningSection } from "@/lib/exam/sections";

const papers = listSimulations().map(({ id }) => [id, scriptOf(id)] as const);

const MINUTES_MS = 60_000;

/** The order of a section, without pauses: announcements as text, the exam's texts as number and hearing. */
const orderOf = (script: readonly ScriptStep[], section: ListeningSection) =>
  script
    .filter((step) => step.section === section && step.kind !== "pause")
    .map(({ kind, words, text, hearing }) => (kind === "text" ? `${text}.${hearing}` : (words ?? kind)));

describe.each(papers)("the hearing of simulation %i", (id, script) => {
  it("follows the exam's order: all texts, two minutes to read, all texts again, two minutes to check", () => {
    const hear = (texts: number, hearing: 1 | 2) =>
      Array.from({ length: texts }, (_, index) => [`${index + 1}.${hearing}`, "break"])
        .flat()
        .slice(0, -1);
    const test = (order: string, texts: number, task: string) => [
      `Ascolto. ${order} prova. Ascolta i ${texts === 6 ? "sei" : "due"} testi.`,
      ...hear(texts, 1),
      "Adesso hai due minuti di tempo per leggere la prova.",
      "reading",
      `Ascolta di nuovo i testi ed esegui la prova. ${task}`,
      ...hear(texts, 2),
      "Adesso hai due minuti di tempo per controllare le risposte.",
      "checking",
      `Fine della ${order.toLowerCase()} prova.`,
    ];
    expect(orderOf(script, "ascolto1")).toEqual(
      test("Prima", 6, "Per ogni testo scegli la risposta giusta: A, B o C."),
    );
    expect(orderOf(script, "ascolto2")).toEqual([
      ...test("Seconda", 2, "Per ogni frase scegli: vero o falso?"),
      "copying",
    ]);
  });

  it("gives two minutes to read and to check each section, and three to copy the answers", () => {
    const lengths = (kind: string) => script.filter((step) => step.kind === kind).map(({ durationMs }) => durationMs);
    expect(lengths("reading")).toEqual([2 * MINUTES_MS, 2 * MINUTES_MS]);
    expect(lengths("checking")).toEqual([2 * MINUTES_MS, 2 * MINUTES_MS]);
    expect(lengths("copying")).toEqual([3 * MINUTES_MS]);
  });

  it("fits into the part's thirty minutes, without gaps or overlaps", () => {
    expect(scriptDurationMs(script)).toBeLessThanOrEqual(30 * MINUTES_MS);
    const ends = script.map(({ startMs, durationMs }) => startMs + durationMs);
    expect(script.map(({ startMs }) => startMs)).toEqual([0, ...ends.slice(0, -1)]);
    expect(script.map(({ index }) => index)).toEqual(script.map((_, place) => place));
  });

  it("has a file for every sound", () => {
    expect(script.filter((step) => step.hasSound && !existsSync(soundPath(id, step) ?? ""))).toEqual([]);
    for (const section of LISTENING_SECTIONS) expect(orderOf(script, section).length).toBeGreaterThan(0);
  });

  it("reveals to the page only the number of a text and the size of its sound", async () => {
    const { steps: shown } = await readHearingView(id);
    expect(new Set(shown.flatMap((step) => Object.keys(step)))).toEqual(
      new Set(["index", "kind", "startMs", "durationMs", "section", "text", "hearing", "words", "hasSound", "bytes"]),
    );
    const sizeOf = (step: ScriptStep) => (step.hasSound ? statSync(soundPath(id, step) ?? "").size : null);
    expect(shown.map(({ bytes }) => bytes)).toEqual(script.map(sizeOf));
    expect(shown.filter(({ kind, words }) => kind !== "announcement" && words !== null)).toEqual([]);
  });
});
