import { pdf } from "@react-pdf/renderer";
import { SummaryDocument } from "@/components/report/summary/document";
import { loadFonts } from "@/components/report/summary/fonts";
import type { Summary } from "@/lib/report/summary";

/** Returns the PDF; the fonts must be registered. @throws Error when a font cannot be loaded */
export async function renderSummary(summary: Summary): Promise<ArrayBuffer> {
  await loadFonts(JSON.stringify(summary));
  const file = await pdf(<SummaryDocument summary={summary} />).toBlob();
  return file.arrayBuffer();
}
