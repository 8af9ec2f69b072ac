import { Text, View } from "@react-pdf/renderer";
import { iconColour, StatusIcon, type StatusIconKind } from "@/components/report/summary/status-icon";
import { COLOURS, TYPE } from "@/components/report/summary/styles";
import type { QuestionOutcome, SummaryOption, SummaryQuestion } from "@/lib/report/summary/questions";

/** Explanations up to this many paragraphs are kept with their question. */
const SHORT = 3;

const ICON_OF: Record<QuestionOutcome, StatusIconKind> = { right: "tick", wrong: "cross", unanswered: "dash" };

const RULE = { borderLeftWidth: 2, borderLeftColor: COLOURS.line, paddingLeft: 10 } as const;

const styles = {
  question: { marginBottom: 16 },
  head: { flexDirection: "row", alignItems: "center", columnGap: 5 },
  heading: { flexGrow: 1, flexBasis: 0, ...TYPE.small, color: COLOURS.soft },
  outcome: { fontWeight: 700 },
  words: { ...TYPE.question, fontWeight: 700, marginTop: 1, marginBottom: 5 },
  option: {
    flexDirection: "row",
    alignItems: "center",
    columnGap: 5,
    borderRadius: 5,
    paddingVertical: 3,
    paddingHorizontal: 8,
    marginBottom: 2,
  },
  text: { flexGrow: 1, flexBasis: 0 },
  note: { fontWeight: 700, ...TYPE.small },
  reasons: { ...RULE, marginTop: 5 },
  reason: RULE,
  label: { ...TYPE.small, fontWeight: 700, color: COLOURS.soft },
} as const;

type Props = { question: SummaryQuestion; explanationLabel: string };

/** A question with outcome and options on one page; a long explanation may continue on the next. */
export function QuestionPart({ question, explanationLabel }: Props) {
  const { heading, question: words, outcome, outcomeWord, options, explanation } = question;
  const kind = ICON_OF[outcome];
  const [first, ...others] = explanation;
  return (
    <View style={styles.question} wrap={explanation.length > SHORT}>
      <View wrap={false}>
        <View style={styles.head}>
          <Text style={styles.heading}>{heading}</Text>
          <StatusIcon kind={kind} />
          <Text style={{ ...styles.outcome, color: iconColour(kind) }}>{outcomeWord}</Text>
        </View>
        <Text style={styles.words}>{words}</Text>
        {options.map((option) => (
          <Option key={option.text} option={option} />
        ))}
        {first !== undefined && (
          <View style={styles.reasons}>
            <Text style={styles.label}>{explanationLabel}</Text>
            <Text>{first}</Text>
          </View>
        )}
      </View>
      {others.map((line) => (
        <Text key={line} style={styles.reason} orphans={2} widows={2}>
          {line}
        </Text>
      ))}
    </View>
  );
}

function Option({ option: { text, isRight, isChosen, note } }: { option: SummaryOption }) {
  const kind: StatusIconKind = isRight ? "tick" : "cross";
  const backgroundColor = isRight ? COLOURS.accentSoft : isChosen ? COLOURS.wrongSoft : COLOURS.white;
  return (
    <View style={{ ...styles.option, backgroundColor }}>
      <Text style={{ ...styles.text, fontWeight: isRight ? 700 : 400 }}>{text}</Text>
      {note !== "" && (
        <>
          <StatusIcon kind={kind} />
          <Text style={{ ...styles.note, color: iconColour(kind) }}>{note}</Text>
        </>
      )}
    </View>
  );
}
