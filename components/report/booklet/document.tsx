import { Document, Page, type PageLayoutProps, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { AnswerSheetPart } from "@/components/report/booklet/answer-sheet-part";
import { BookletSectionPart } from "@/components/report/booklet/section-part";
import { BOOKLET_SIZES, INK } from "@/components/report/booklet/styles";
import { WritingPart } from "@/components/report/booklet/writing-part";
import { textFontsFor } from "@/components/report/summary/fonts";
import { MARGINS } from "@/components/report/summary/styles";
import type { Booklet } from "@/lib/report/booklet";

const styles = {
  page: { paddingTop: MARGINS.top, paddingBottom: MARGINS.bottom, paddingHorizontal: MARGINS.side, color: INK },
  content: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  footer: { flexDirection: "row", justifyContent: "space-between", columnGap: 24, paddingTop: 12 },
  cover: { borderWidth: 1.5, borderColor: INK, padding: 16 },
} as const;

type Props = { booklet: Booklet; isLarge: boolean };

/** A simulation on paper: cover, the sections in the exam's order, the writing, and the answer sheet on its own page. */
export function BookletDocument({ booklet, isLarge }: Props) {
  const { title, notes, sections, writing } = booklet;
  const sizes = BOOKLET_SIZES[isLarge ? "large" : "normal"];
  const fontFamily = textFontsFor(JSON.stringify(booklet));
  const layout = createLayout(title, sizes.small);
  const toPage = (key: string, content: ReactNode) => (
    <Page key={key} size="A4" style={{ ...styles.page, ...sizes.text, fontFamily }} layout={layout}>
      {content}
    </Page>
  );
  return (
    <Document title={title} language="it" pdfVersion="1.7">
      {toPage(
        "cover",
        <View style={{ ...styles.cover, rowGap: sizes.gap }}>
          <Text style={{ ...sizes.title, fontWeight: 700 }}>{title}</Text>
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </View>,
      )}
      {sections.map((section) => toPage(section.title, <BookletSectionPart section={section} sizes={sizes} />))}
      {toPage(writing.title, <WritingPart writing={writing} sizes={sizes} />)}
      {toPage("answers", <AnswerSheetPart sections={sections} sizes={sizes} />)}
    </Document>
  );
}

/** A layout function, as in the summary: with `fixed` elements the renderer fails on long documents. */
function createLayout(title: string, small: { fontSize: number; lineHeight: number }) {
  return ({ children, pageNumber = 1, totalPages = 1 }: PageLayoutProps) => (
    <>
      <View style={styles.content}>{children}</View>
      <View style={{ ...styles.footer, ...small }}>
        <Text>{title}</Text>
        <Text>{`${pageNumber} / ${totalPages}`}</Text>
      </View>
    </>
  );
}
