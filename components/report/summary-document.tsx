import { Document, Font, Page, Path, pdf, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { Outcome, Summary, SummaryBlock, SummaryQuestion, SummarySection } from "@/lib/report/summary";

/** The PDF's layout, and nothing else: every line of it comes ready from `lib/report/summary.ts`. */

const INK = "#1c1b19";
const QUIET = "#5a5750";
const LINE = "#d9d4c8";
const ACCENT = "#0b5a3c";
const MARKS: Record<Outcome, { colour: string; path: string }> = {
  right: { colour: "#0b5a3c", path: "M1.5 6.5 L4.5 9.5 L10.5 2.5" },
  wrong: { colour: "#a3231d", path: "M2 2 L10 10 M10 2 L2 10" },
  unanswered: { colour: QUIET, path: "M2 6 L10 6" },
};

const styles = StyleSheet.create({
  page: {
    paddingTop: 44,
    paddingBottom: 56,
    paddingHorizontal: 48,
    fontFamily: "Atkinson",
    fontSize: 10.5,
    color: INK,
  },
  // Not on the page: a line height inherited by the page number, which is drawn late, makes it vanish.
  body: { fontSize: 10.5, lineHeight: 1.45 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 12 },
  facts: { marginBottom: 14 },
  fact: { flexDirection: "row" },
  factLabel: { width: 100, color: QUIET },
  factValue: { flex: 1, fontWeight: 700 },
  note: { padding: 10, marginBottom: 8, borderWidth: 1, borderColor: LINE, borderRadius: 3 },
  noteTitle: { fontWeight: 700 },
  section: { marginTop: 16 },
  sectionTitle: { fontSize: 14, fontWeight: 700, lineHeight: 1.3, color: ACCENT },
  result: { fontWeight: 700, paddingBottom: 6, marginBottom: 8, borderBottomWidth: 1, borderBottomColor: LINE },
  question: { marginBottom: 11 },
  heading: { fontSize: 9.5, color: QUIET },
  bold: { fontWeight: 700 },
  verdict: { flexDirection: "row", alignItems: "center", marginTop: 2 },
  mark: { width: 9, height: 9, marginRight: 5 },
  answer: { flex: 1 },
  explanation: { marginTop: 3, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: LINE },
  block: { marginBottom: 10 },
  paragraph: { marginBottom: 4 },
  footer: { position: "absolute", bottom: 26, left: 48, right: 48, textAlign: "right", fontSize: 9, color: QUIET },
});

// Italian has no syllable rules here, so words stay whole; only what no line can hold is cut.
const LONGEST = 40;
const wholeWords = (word: string): string[] => (word.length > LONGEST ? (word.match(/.{1,40}/gu) ?? [word]) : [word]);

/**
 * Makes the PDF, in the browser.
 * @param fonts the folder the two font files are served from
 */
export async function renderSummary(summary: Summary, fonts: string): Promise<Blob> {
  Font.register({
    family: "Atkinson",
    fonts: [
      { src: `${fonts}/atkinson-hyperlegible-next-regular.ttf`, fontWeight: 400 },
      { src: `${fonts}/atkinson-hyperlegible-next-bold.ttf`, fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback(wholeWords);
  return pdf(<SummaryDocument summary={summary} />).toBlob();
}

function SummaryDocument({ summary }: { summary: Summary }) {
  const { title, facts, sections, disclaimerTitle, disclaimer, language, pageLabel } = summary;
  const author = facts[0]?.value ?? "";
  return (
    <Document title={title} subject={author} language={language}>
      <Page size="A4" style={styles.page}>
        <View style={styles.body}>
          <Text style={styles.title}>{title}</Text>
          <View style={styles.facts}>
            {facts.map(({ label, value }) => (
              <View key={label} style={styles.fact}>
                <Text style={styles.factLabel}>{label}</Text>
                <Text style={styles.factValue}>{value}</Text>
              </View>
            ))}
          </View>
          <View style={styles.note} wrap={false}>
            <Text style={styles.noteTitle}>{disclaimerTitle}</Text>
            <Text>{disclaimer}</Text>
          </View>
          {sections.map((section) => (
            <SectionPart key={section.title} section={section} />
          ))}
        </View>
        <Text style={styles.footer} fixed render={({ pageNumber, totalPages }) => pageLabel(pageNumber, totalPages)} />
      </Page>
    </Document>
  );
}

function SectionPart({ section }: { section: SummarySection }) {
  const { title, result, questions, blocks } = section;
  const [first, ...others] = questions;
  return (
    <View style={styles.section}>
      {/* The heading stays with the first question: never alone at the foot of a page. */}
      <View wrap={false} minPresenceAhead={questions.length > 0 ? 0 : 120}>
        <Text style={styles.sectionTitle}>{title}</Text>
        <Text style={styles.result}>{result}</Text>
        {first && <QuestionPart question={first} />}
      </View>
      {others.map((question) => (
        <QuestionPart key={question.heading} question={question} />
      ))}
      {blocks.map((block) => (
        <BlockPart key={block.heading} block={block} />
      ))}
    </View>
  );
}

function QuestionPart({ question }: { question: SummaryQuestion }) {
  const { heading, outcome, outcomeWord, answer, correct, explanation } = question;
  return (
    <View style={styles.question} wrap={false}>
      <Text style={styles.heading}>{heading}</Text>
      <Text style={styles.bold}>{question.question}</Text>
      <View style={styles.verdict}>
        <Svg viewBox="0 0 12 12" style={styles.mark}>
          <Path d={MARKS[outcome].path} stroke={MARKS[outcome].colour} strokeWidth={2} fill="none" />
        </Svg>
        <Text style={styles.answer}>
          <Text style={{ ...styles.bold, color: MARKS[outcome].colour }}>{outcomeWord}. </Text>
          {answer}
        </Text>
      </View>
      <Text>{correct}</Text>
      {explanation.length > 0 && (
        <View style={styles.explanation}>
          {keyed(explanation).map(({ key, line }) => (
            <Text key={key}>{line}</Text>
          ))}
        </View>
      )}
    </View>
  );
}

function BlockPart({ block }: { block: SummaryBlock }) {
  return (
    <View style={styles.block}>
      <Text style={styles.bold} minPresenceAhead={40}>
        {block.heading}
      </Text>
      {keyed(block.paragraphs).map(({ key, line }) => (
        <Text key={key} style={styles.paragraph}>
          {line}
        </Text>
      ))}
    </View>
  );
}

/** Lines with a key each: two of them may read the same. */
function keyed(lines: readonly string[]): { key: string; line: string }[] {
  return lines.map((line, at) => ({ key: `${at}:${line}`, line }));
}
