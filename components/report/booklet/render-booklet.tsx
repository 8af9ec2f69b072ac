import { pdf } from "@react-pdf/renderer";
import { BookletDocument } from "@/components/report/booklet/document";
import { loadFonts } from "@/components/report/summary/fonts";
import type { Booklet } from "@/lib/report/booklet";

/** Returns the PDF; the fonts must be registered. @throws Error when a font cannot be loaded */
export async function renderBooklet(booklet: Booklet, isLarge: boolean): Promise<ArrayBuffer> {
  await loadFonts(JSON.stringify(booklet));
  const file = await pdf(<BookletDocument booklet={booklet} isLarge={isLarge} />).toBlob();
  return file.arrayBuffer();
}
