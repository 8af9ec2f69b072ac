import { type Fonts, type Line, QUIET, SummaryPage } from "@/components/report/summary-page";
import type { Outcome, Summary, SummaryBlock, SummaryQuestion, SummarySection } from "@/lib/report/summary";

/** The PDF's layout, and nothing else: every line of it comes ready from `lib/report/summary.ts`. */

const ACCENT = "#0b5a3c";
const MARKS: Record<Outcome, { colour: string; path: string }> = {
  right: { colour: ACCENT, path: "M1 5 L3.5 7.5 L8 2" },
  wrong: { colour: "#a3231d", path: "M1.5 1.5 L7.5 7.5 M7.5 1.5 L1.5 7.5" },
  unanswered: { colour: QUIET, path: "M1.5 4.5 L7.5 4.5" },
};
const MARK_INDENT = 14;

/**
 * Makes the PDF, in the browser. It is a second's work for a slow phone, and often done unasked while somebody reads their result: what
 * they tap meanwhile goes first.
 */
export async function renderSummary(summary: Summary, fonts: Fonts): Promise<Blob> {
  const { title, facts, verdict, sections, disclaimerTitle, disclaimer, language, isAiGenerated, pageLabel } = summary;
  const page = new SummaryPage(fonts, { title, subject: facts[0]?.value ?? "", language, isAiGenerated });
  page.write(title, { font: "bold", size: 20, gap: 8 });
  await letOthersGo();
  for (const { label, value } of facts) page.writeFact(label, value);
  page.skip(10);
  if (verdict) {
    page.write(verdict.total, { font: "bold", size: 14 });
    page.write(verdict.text, { gap: 10 });
  }
  page.skip(8);
  page.frame("box", () => {
    page.write(disclaimerTitle, { font: "bold", indent: 10 });
    page.write(disclaimer, { indent: 10 });
  });
  page.skip(12);
  for (const section of sections) await drawSection(page, section);
  await letOthersGo();
  return page.finish(pageLabel);
}

/** Lets the browser do what waits, a tap above all. Not by a timer: a page in the background has one a second. */
function letOthersGo(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(null);
  });
}

async function drawSection(page: SummaryPage, { title, result, questions, blocks }: SummarySection): Promise<void> {
  await letOthersGo();
  const head: Line[] = [
    { text: title, font: "bold", size: 14, colour: ACCENT },
    { text: result, font: "bold", gap: 4 },
  ];
  const [first] = questions;
  page.skip(14);
  // The heading stays with the first question: never alone at the foot of a page.
  page.keepTogether([...head, ...(first ? toLines(first) : [])], first ? 30 : 120);
  for (const line of head) page.write(line.text, line);
  page.line();
  for (const question of questions) {
    await letOthersGo();
    drawQuestion(page, question);
  }
  for (const block of blocks) {
    await letOthersGo();
    drawBlock(page, block);
  }
}

/** All that is written of a question, to know how high it is. */
function toLines({ heading, question, outcomeWord, answer, correct, explanation }: SummaryQuestion): Line[] {
  return [
    { text: heading, size: 9.5 },
    { text: question, font: "bold" },
    { text: `${outcomeWord}. ${answer}`, font: "bold", indent: MARK_INDENT },
    { text: correct },
    ...explanation.map((text) => ({ text, indent: 10 })),
  ];
}

function drawQuestion(page: SummaryPage, question: SummaryQuestion): void {
  const { heading, outcome, outcomeWord, answer, correct, explanation } = question;
  page.keepTogether(toLines(question), 14);
  page.write(heading, { size: 9.5, colour: QUIET });
  page.write(question.question, { font: "bold" });
  page.mark(MARKS[outcome].path, MARKS[outcome].colour);
  page.writeBeside({ text: `${outcomeWord}. `, colour: MARKS[outcome].colour, indent: MARK_INDENT }, answer);
  page.write(correct, { gap: 2 });
  if (explanation.length > 0)
    page.frame("rule", () => {
      for (const line of explanation) page.write(line, { indent: 10 });
    });
  page.skip(11);
}

function drawBlock(page: SummaryPage, { heading, paragraphs }: SummaryBlock): void {
  page.keepTogether([{ text: heading, font: "bold" }], 40);
  page.write(heading, { font: "bold" });
  for (const paragraph of paragraphs) page.write(paragraph, { gap: 4 });
  page.skip(10);
}
