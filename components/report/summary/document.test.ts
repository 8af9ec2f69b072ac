import { beforeAll, describe, expect, it } from "vitest";
import { registerFonts } from "@/components/report/summary/fonts";
import { renderSummary } from "@/components/report/summary/render-summary";
import type { Summary, SummarySection } from "@/lib/report/summary";
import type { SummaryQuestion } from "@/lib/report/summary/questions";
import { readPdfPages } from "@/tests/support/pdf-text";

beforeAll(() => registerFonts("public/fonts"));

const section = (more: Partial<SummarySection>): SummarySection => ({
  title: "Ascolto - Prova 1",
  name: "Ascolto 1",
  result: "1 risposta giusta su 2.",
  questions: [],
  blocks: [],
  ...more,
});

const summary = (more: Partial<Summary> = {}): Summary => ({
  fileName: "CILS_Completo_22-11-2026.pdf",
  language: "it",
  title: "Riepilogo completo",
  facts: [
    { label: "Nome", value: "Ștefania Łuczak" },
    { label: "Data", value: "22/11/2026" },
  ],
  training: "Questo è un allenamento.",
  verdict: {
    standing: "failed",
    outcome: "ESAME NON SUPERATO",
    total: "Punteggio totale: 6 su 60",
    text: "Ti manca tutto.",
  },
  scores: [
    {
      name: "Ascolto 1",
      standing: "passed",
      outcome: "Prova superata",
      mark: { score: 6, words: "6 su 12" },
    },
    { name: "Scrittura", standing: "open", outcome: "IN CORREZIONE", mark: null },
  ],
  sections: [],
  explanationLabel: "Spiegazione",
  isAiGenerated: false,
  disclaimerTitle: "Materiale indipendente",
  disclaimer: "Materiale per studiare.",
  pageLabel: "Pagina {page} di {pages}",
  ...more,
});

const question = (number: number, reasons = 2): SummaryQuestion => ({
  heading: `Domanda ${number}.`,
  question: `Perché telefona la signora ${number}?`,
  outcome: "unanswered",
  outcomeWord: "Non risposto",
  options: [
    { text: "A) per il pane", isRight: false, isChosen: false, note: "" },
    { text: "B) per il sale", isRight: true, isChosen: false, note: "Risposta corretta" },
  ],
  explanation: Array.from({ length: reasons }, (_, at) => `Motivo ${at + 1} della domanda ${number}.`),
});

const render = async (more?: Partial<Summary>) => Buffer.from(await renderSummary(summary(more)));
const readPages = async (more?: Partial<Summary>) => readPdfPages(await render(more));

describe("the PDF", () => {
  it("shows the candidate, that it is practice, the verdict and the score of each section on its first page", async () => {
    const [first] = await readPages();
    for (const words of [
      "Riepilogo completo Nome Ștefania Łuczak Data 22/11/2026",
      "Questo è un allenamento. ESAME NON SUPERATO Punteggio totale: 6 su 60",
      "Ascolto 1 6 su 12 Prova superata",
      "Scrittura IN CORREZIONE",
      "Pagina 1 di 1",
    ])
      expect(first).toContain(words);
  });

  it("has metadata with its title and language, and names the AI-generated part, if any", async () => {
    const [plain, marked] = [await render(), await render({ isAiGenerated: true })].map(String);
    expect(plain).toContain("/Lang (it)");
    expect(plain).toContain("/DisplayDocTitle true");
    expect(plain).toContain('<rdf:li xml:lang="x-default">Riepilogo completo</rdf:li>');
    expect(plain).not.toContain("ai_generated");
    for (const mark of ["(ai_generated=true)", "<pdf:Keywords>ai_generated=true</pdf:Keywords>"])
      expect(marked).toContain(mark);
  });

  it("says once that a question was not answered, above its options and the right answer", async () => {
    const pages = await readPages({ sections: [section({ questions: [question(1)] })] });
    expect(pages.join(" ")).toContain(
      "Domanda 1. Non risposto Perché telefona la signora 1? A) per il pane B) per il sale Risposta corretta Spiegazione Motivo 1",
    );
  });

  it("contains any letters that a learner may type", async () => {
    const blocks = [{ heading: "Il tuo testo", paragraphs: ["ħ ə ı ŋ ĉ ễ Київ"] }];
    expect((await readPages({ sections: [section({ blocks })] })).join(" ")).toContain("ħ ə ı ŋ ĉ ễ Київ");
  });

  it("numbers its pages, splits no question across pages and leaves no heading at the bottom of a page", async () => {
    const questions = Array.from({ length: 24 }, (_, at) => question(at + 1, at % 6));
    const paragraphs = Array.from({ length: 60 }, (_, at) => `Riga ${at + 1} del testo.`);
    const entries = paragraphs.map((paragraph, at) => ({ heading: `${at + 1}. ho -> sono`, paragraphs: [paragraph] }));
    const blocks = [
      { heading: "Il tuo testo", paragraphs },
      { heading: "Errori", paragraphs: [], entries },
      { heading: "Feedback", paragraphs: ["parola ".repeat(3000)] },
    ];
    const pages = await readPages({ sections: [section({ questions }), section({ title: "Produzione", blocks })] });
    expect(pages.length).toBeGreaterThan(8);
    for (const [at, page] of pages.entries()) {
      const foot = `Riepilogo completo Pagina ${at + 1} di ${pages.length}`;
      expect(page.trim().endsWith(foot)).toBe(true);
      const end = page.trim().slice(0, -foot.length).trim();
      expect(end).not.toMatch(/(Il tuo testo|Errori|Feedback|-> sono|Spiegazione|signora \d+\?|giusta su 2\.)$/);
    }
    const text = pages.join(" ");
    const all = [...questions.flatMap(({ question: words, explanation }) => [words, ...explanation]), ...paragraphs];
    expect(all.filter((words) => !text.includes(words))).toEqual([]);
    expect(text.match(/parola/g)).toHaveLength(3000);
  });
});
