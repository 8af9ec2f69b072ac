import { Document, Page, type PageLayoutProps, Text, View } from "@react-pdf/renderer";
import { textFontsFor } from "@/components/report/summary/fonts";
import { Masthead } from "@/components/report/summary/masthead";
import { ScoresTable } from "@/components/report/summary/scores-table";
import { SectionPart } from "@/components/report/summary/section-part";
import { COLOURS, MARGINS, TYPE } from "@/components/report/summary/styles";
import type { Summary } from "@/lib/report/summary";

/** PDF keyword for generated content; the API and the export use the same name. */
const AI_GENERATED = "ai_generated=true";

const styles = {
  page: { paddingTop: MARGINS.top, paddingBottom: MARGINS.bottom, paddingHorizontal: MARGINS.side, color: COLOURS.ink },
  content: { ...TYPE.text, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  disclaimer: { backgroundColor: COLOURS.sunken, borderRadius: 8, padding: 12 },
  disclaimerTitle: { fontWeight: 700 },
  footer: {
    flexDirection: "row",
    justifyContent: "space-between",
    columnGap: 24,
    paddingTop: 12,
    fontSize: TYPE.small.fontSize,
    color: COLOURS.soft,
  },
} as const;

/** The PDF summary of an attempt: result on the first page, then each section. All texts are already translated. */
export function SummaryDocument({ summary }: { summary: Summary }) {
  const { title, facts, language, isAiGenerated, training, verdict, scores, sections } = summary;
  const fontFamily = textFontsFor(JSON.stringify(summary));
  const keywords = isAiGenerated ? { keywords: AI_GENERATED } : {};
  return (
    <Document title={title} subject={facts[0]?.value ?? ""} language={language} pdfVersion="1.7" {...keywords}>
      <Page size="A4" style={{ ...styles.page, fontFamily }} layout={createLayout(summary)}>
        <Masthead summary={summary} />
        <ScoresTable training={training} verdict={verdict} scores={scores} />
        <View style={styles.disclaimer} wrap={false}>
          <Text style={styles.disclaimerTitle}>{summary.disclaimerTitle}</Text>
          <Text>{summary.disclaimer}</Text>
        </View>
        {sections.map((section) => (
          <SectionPart key={section.title} section={section} explanationLabel={summary.explanationLabel} />
        ))}
      </Page>
    </Document>
  );
}

/** A layout function: with `fixed` elements the renderer fails on documents of this length. */
function createLayout({ title, pageLabel }: Pick<Summary, "title" | "pageLabel">) {
  return ({ children, pageNumber = 1, totalPages = 1 }: PageLayoutProps) => (
    <>
      <View style={styles.content}>{children}</View>
      <View style={styles.footer}>
        <Text>{title}</Text>
        <Text>{pageLabel.replace("{page}", String(pageNumber)).replace("{pages}", String(totalPages))}</Text>
      </View>
    </>
  );
}
