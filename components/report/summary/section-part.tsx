import { Text, View } from "@react-pdf/renderer";
import { DISPLAY_FONTS } from "@/components/report/summary/fonts";
import { QuestionPart } from "@/components/report/summary/question-part";
import { COLOURS, TYPE } from "@/components/report/summary/styles";
import { TextBlock } from "@/components/report/summary/text-block";
import type { SummarySection } from "@/lib/report/summary";

const styles = {
  section: { marginTop: 16 },
  head: { borderBottomWidth: 2, borderBottomColor: COLOURS.night, paddingBottom: 6, marginBottom: 14 },
  name: { ...TYPE.small, fontWeight: 700, color: COLOURS.soft },
  title: { ...TYPE.section, fontFamily: DISPLAY_FONTS, fontWeight: 600, color: COLOURS.accent },
  result: { fontWeight: 700, marginTop: 2 },
} as const;

type Props = { section: SummarySection; explanationLabel: string };

export function SectionPart({ section, explanationLabel }: Props) {
  const { title, name, result, questions, blocks } = section;
  const head = (
    <View style={styles.head}>
      <Text style={styles.name}>{name}</Text>
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.result}>{result}</Text>
    </View>
  );
  const [firstQuestion, ...otherQuestions] = questions;
  const [firstBlock, ...otherBlocks] = blocks;
  return (
    <View style={styles.section}>
      {firstBlock ? (
        <TextBlock block={firstBlock}>{head}</TextBlock>
      ) : (
        <View wrap={false}>
          {head}
          {firstQuestion && <QuestionPart question={firstQuestion} explanationLabel={explanationLabel} />}
        </View>
      )}
      {otherQuestions.map((question) => (
        <QuestionPart key={question.heading} question={question} explanationLabel={explanationLabel} />
      ))}
      {otherBlocks.map((block) => (
        <TextBlock key={block.heading} block={block} />
      ))}
    </View>
  );
}
