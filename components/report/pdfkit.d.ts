/** The part of PDFKit that the summary is drawn with: the package brings no types. Lengths are in points. */
declare module "pdfkit" {
  type TextOptions = {
    width?: number;
    align?: "left" | "right";
    lineGap?: number;
    lineBreak?: boolean;
    /** The next text goes on in the same line. */
    continued?: boolean;
  };

  type Margins = { top: number; bottom: number; left: number; right: number };

  export default class PDFDocument {
    constructor(options: {
      size: "A4";
      margins: Margins;
      /** Null: no font of PDF's own is loaded. */
      font: null;
      pdfVersion: "1.7";
      lang: string;
      displayTitle: boolean;
      /** Keeps the pages open until the end, so that each can say how many there are. */
      bufferPages: boolean;
      info: { Title: string; Subject: string; Keywords?: string };
    });
    x: number;
    y: number;
    page: { width: number; height: number; margins: Margins };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    path(path: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    stroke(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}

declare module "pdfkit/output" {
  /** The document as a file, once it has ended. */
  export function toBlob(document: { end(): void }): Promise<Blob>;
}
