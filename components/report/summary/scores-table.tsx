import { Text, View } from "@react-pdf/renderer";
import { DISPLAY_FONTS } from "@/components/report/summary/fonts";
import { iconColour, StatusIcon, type StatusIconKind } from "@/components/report/summary/status-icon";
import { COLOURS, TYPE } from "@/components/report/summary/styles";
import { SECTION_MAX } from "@/lib/exam/score";
import type { ResultStatus, SummaryScore, SummaryVerdict } from "@/lib/report/summary/scores";

const ICON_OF: Record<ResultStatus, StatusIconKind> = { passed: "tick", failed: "cross", open: "dash" };

const styles = {
  training: { ...TYPE.heading, fontWeight: 700, marginBottom: 10 },
  verdict: { marginBottom: 14 },
  outcome: { ...TYPE.verdict, fontFamily: DISPLAY_FONTS, fontWeight: 600 },
  total: { ...TYPE.heading, fontFamily: DISPLAY_FONTS, fontWeight: 600, marginBottom: 2 },
  table: { borderTopWidth: 1, borderTopColor: COLOURS.line, marginBottom: 20 },
  row: {
    flexDirection: "row",
    alignItems: "center",
    borderBottomWidth: 1,
    borderBottomColor: COLOURS.line,
    paddingVertical: 8,
    columnGap: 12,
  },
  name: { width: "20%", ...TYPE.question, fontWeight: 700 },
  middle: { flexGrow: 1, flexBasis: 0 },
  short: { width: "13%", ...TYPE.heading, fontFamily: DISPLAY_FONTS, fontWeight: 600, textAlign: "right" },
  standing: { width: "27%", flexDirection: "row", alignItems: "center", columnGap: 6 },
  words: { flexGrow: 1, flexBasis: 0, fontWeight: 700 },
  track: { height: 8, borderRadius: 4, backgroundColor: COLOURS.line },
  fill: { height: 8, borderRadius: 4 },
} as const;

type Props = { training: string; verdict: SummaryVerdict | null; scores: readonly SummaryScore[] };

/** States what the document is not, before its verdict and the five sections. */
export function ScoresTable({ training, verdict, scores }: Props) {
  return (
    <>
      <Text style={styles.training}>{training}</Text>
      {verdict && (
        <View style={styles.verdict}>
          <Text style={{ ...styles.outcome, color: verdictColour(verdict.standing) }}>{verdict.outcome}</Text>
          <Text style={styles.total}>{verdict.total}</Text>
          <Text>{verdict.text}</Text>
        </View>
      )}
      <View style={styles.table}>
        {scores.map((score) => (
          <Row key={score.name} score={score} />
        ))}
      </View>
    </>
  );
}

const verdictColour = (standing: ResultStatus): string => (standing === "passed" ? COLOURS.accent : COLOURS.ink);

function Row({ score: { name, standing, outcome, mark } }: { score: SummaryScore }) {
  const kind = ICON_OF[standing];
  return (
    <View style={styles.row} wrap={false}>
      <Text style={styles.name}>{name}</Text>
      <View style={styles.middle}>{mark && <Bar score={mark.score} colour={iconColour(kind)} />}</View>
      <Text style={styles.short}>{mark?.words}</Text>
      <View style={styles.standing}>
        <StatusIcon kind={kind} />
        <Text style={{ ...styles.words, color: iconColour(kind) }}>{outcome}</Text>
      </View>
    </View>
  );
}

/** A bar without a pass mark, because the sections' pass mark is not the real exam's. */
function Bar({ score, colour }: { score: number; colour: string }) {
  return (
    <View style={styles.track}>
      <View style={{ ...styles.fill, width: `${(100 * score) / SECTION_MAX}%`, backgroundColor: colour }} />
    </View>
  );
}
