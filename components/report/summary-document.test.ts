import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderSummary } from "@/components/report/summary-document";
import type { Summary } from "@/lib/report/summary";

const face = (weight: string) => readFileSync(`public/fonts/atkinson-hyperlegible-next-${weight}.ttf`);
const fonts = { regular: face("regular"), bold: face("bold") };

const summary = (isAiGenerated: boolean): Summary => ({
  fileName: "CILS_Completo_22-11-2026.pdf",
  language: "it",
  title: "Riepilogo",
  facts: [{ label: "Candidato", value: "Anna" }],
  verdict: null,
  sections: [],
  isAiGenerated,
  disclaimerTitle: "Materiale indipendente",
  disclaimer: "Materiale per studiare.",
  pageLabel: (page, pages) => `Pagina ${page} di ${pages}`,
});

const render = async (isAiGenerated: boolean) => (await renderSummary(summary(isAiGenerated), fonts)).text();

describe("the PDF", () => {
  it("has a mark that machines read where an artificial intelligence made a part of it, and nowhere else", async () => {
    const marked = await render(true);
    for (const mark of ["(ai_generated=true)", "<pdf:Keywords>ai_generated=true</pdf:Keywords>"])
      expect(marked.includes(mark)).toBe(true);
    expect((await render(false)).includes("ai_generated")).toBe(false);
  });

  it("lets what waits in the browser go first before each of its parts", async () => {
    const questions = Array.from({ length: 20 }, (_, at) => ({
      heading: `Domanda ${at + 1}`,
      question: "Perché telefona?",
      outcome: "right" as const,
      outcomeWord: "Giusta",
      answer: "B",
      correct: "B",
      explanation: ["Lo dice il testo."],
    }));
    const section = { title: "Ascolto 1", result: "12 su 12", questions, blocks: [] };
    let turns = 0;
    let waiting: NodeJS.Immediate | undefined;
    const takeTurns = () => {
      turns += 1;
      waiting = setImmediate(takeTurns);
    };
    takeTurns();
    await renderSummary({ ...summary(false), sections: [section] }, fonts);
    clearImmediate(waiting);
    expect(turns).toBeGreaterThanOrEqual(questions.length);
  });
});
