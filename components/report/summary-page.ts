import PDFDocument from "pdfkit";
import { toBlob } from "pdfkit/output";

/** A4 in points, and what the summary is drawn with. */
const MARGINS = { top: 44, bottom: 56, left: 48, right: 48 };
const LINE = "#d9d4c8";
const INK = "#1c1b19";
export const QUIET = "#5a5750";

/** The two faces of the PDF's one family. */
export type Fonts = { regular: Uint8Array; bold: Uint8Array };

/** How a text is set: 10.5 points in ink unless told. */
export type Style = { font?: keyof Fonts; size?: number; colour?: string; gap?: number; indent?: number };

/** A text with its style, as it stands in a block that is not torn apart. */
export type Line = Style & { text: string };

/** What the file says of itself to machines. */
type Facts = { title: string; subject: string; language: string; isAiGenerated: boolean };

/** The mark of generated content among the file's keywords: the name that the calls and the export give it. */
const AI_GENERATED = "ai_generated=true";

/** The sheet that a summary is drawn on, from top to bottom. */
export class SummaryPage {
  readonly #pdf: PDFDocument;

  constructor(fonts: Fonts, { title, subject, language, isAiGenerated }: Facts) {
    this.#pdf = new PDFDocument({
      size: "A4",
      margins: MARGINS,
      font: null,
      pdfVersion: "1.7",
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Subject: subject, ...(isAiGenerated && { Keywords: AI_GENERATED }) },
    });
    this.#pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  }

  /** Writes a text over the whole width; one that is too long for the page goes on on the next. */
  write(text: string, style: Style = {}): void {
    const { indent = 0, gap = 0 } = style;
    const options = this.#use(style);
    this.#pdf.text(text, MARGINS.left + indent, this.#pdf.y, options);
    this.#pdf.y += gap;
  }

  /** Writes a label and, beside it, what it names. */
  writeFact(label: string, value: string): void {
    const top = this.#pdf.y;
    this.#pdf.text(label, MARGINS.left, top, { ...this.#use({ colour: QUIET }), width: 100 });
    const options = this.#use({ font: "bold" });
    this.#pdf.text(value, MARGINS.left + 100, top, { ...options, width: this.#width - 100 });
  }

  /** Writes two texts in one line, the first bold in a colour of its own. */
  writeBeside(first: Line, second: string): void {
    const { indent = 0 } = first;
    const options = this.#use({ ...first, font: "bold" });
    this.#pdf.text(first.text, MARGINS.left + indent, this.#pdf.y, { ...options, continued: true });
    this.#use({});
    this.#pdf.text(second, options);
  }

  /** Draws a mark of nine by nine points before the line that comes next. */
  mark(path: string, colour: string): void {
    const top = this.#pdf.y + 3;
    this.#pdf.save().translate(MARGINS.left, top);
    this.#pdf.lineWidth(1.5).strokeColor(colour).path(path).stroke();
    this.#pdf.restore();
  }

  /** Draws something with a thin line down its left side, or all around it. */
  frame(shape: "rule" | "box", draw: () => void): void {
    const top = this.#pdf.y;
    draw();
    const bottom = this.#pdf.y;
    this.#pdf
      .save()
      .lineWidth(shape === "rule" ? 2 : 1)
      .strokeColor(LINE);
    if (shape === "rule") this.#pdf.moveTo(MARGINS.left + 1, top).lineTo(MARGINS.left + 1, bottom - 1);
    else this.#pdf.roundedRect(MARGINS.left, top - 8, this.#width, bottom - top + 14, 3);
    this.#pdf.stroke().restore();
  }

  /** A thin line over the whole width. */
  line(): void {
    const { y } = this.#pdf;
    this.#pdf.save().lineWidth(1).strokeColor(LINE);
    this.#pdf
      .moveTo(MARGINS.left, y)
      .lineTo(MARGINS.left + this.#width, y)
      .stroke()
      .restore();
    this.skip(8);
  }

  skip(height: number): void {
    this.#pdf.y += height;
  }

  /** Begins a new page where these lines, and so many points more, no longer fit on this one. */
  keepTogether(lines: readonly Line[], more = 0): void {
    const heights = lines.map((line) => this.#pdf.heightOfString(line.text, this.#use(line)) + (line.gap ?? 0));
    const height = heights.reduce((sum, part) => sum + part, more);
    const { page, y } = this.#pdf;
    if (y + height > page.height - MARGINS.bottom && y > MARGINS.top) this.#pdf.addPage();
  }

  /** Numbers the pages and gives the finished file. */
  async finish(pageLabel: (page: number, pages: number) => string): Promise<Blob> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.#pdf.switchToPage(start + at);
      const { margins, height } = this.#pdf.page;
      // Below the margin the library would begin a new page.
      margins.bottom = 0;
      const options = this.#use({ size: 9, colour: QUIET });
      this.#pdf.text(pageLabel(at + 1, count), MARGINS.left, height - 38, {
        ...options,
        align: "right",
        lineBreak: false,
      });
      margins.bottom = MARGINS.bottom;
    }
    const file = toBlob(this.#pdf);
    this.#pdf.end();
    return file;
  }

  get #width(): number {
    return this.#pdf.page.width - MARGINS.left - MARGINS.right;
  }

  #use({ font = "regular", size = 10.5, colour = INK, indent = 0 }: Style) {
    this.#pdf.font(font).fontSize(size).fillColor(colour);
    return { width: this.#width - indent, lineGap: size * 0.2 };
  }
}
