import { inflateSync } from "node:zlib";

/** The text of a PDF of ours, page by page, in drawing order. Reads only files that PDFKit writes. */
export function readPdfPages(file: Buffer): string[] {
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = "", body = ""] of file.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", raw] = body.split(/\nstream\n/);
    const data = Buffer.from(raw?.slice(0, raw.lastIndexOf("\nendstream")) ?? "", "latin1");
    objects.set(id, { head, stream: decodeStream(head, data) });
  }
  const headOf = (id: string | undefined) => objects.get(id ?? "")?.head ?? "";
  const fontOf = (id: string) =>
    readGlyphMap(objects.get(/\/ToUnicode (\d+)/.exec(headOf(id))?.[1] ?? "")?.stream ?? "");
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return pages.map(({ head }) => {
    const resources = headOf(/\/Resources (\d+)/.exec(head)?.[1]);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, fontOf(id)]),
    );
    return readContent(objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? "")?.stream ?? "", fonts);
  });
}

function decodeStream(head: string, data: Buffer): string {
  if (data.length === 0) return "";
  return (head.includes("/FlateDecode") ? inflateSync(data) : data).toString("latin1");
}

/** The characters of a font by glyph number, from its `ToUnicode` table. */
function readGlyphMap(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, start = "", list = ""] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = ""]] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      letters.set(Number.parseInt(start, 16) + at, Buffer.from(hex, "hex").swap16().toString("utf16le"));
    }
  }
  return letters;
}

/** Each `TJ` is a run of one font; a new text position is a space. */
function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> | undefined;
  let text = "";
  for (const [, font, run = ""] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font);
    for (const [, hex = ""] of run.matchAll(/<(\w+)>/g)) {
      for (const [glyph] of hex.matchAll(/.{4}/g)) text += letters?.get(Number.parseInt(glyph, 16)) ?? "";
    }
    if (!font) text += " ";
  }
  return text.replaceAll(/\s+/g, " ");
}
