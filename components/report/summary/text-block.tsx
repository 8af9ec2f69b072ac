import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { COLOURS, TYPE } from "@/components/report/summary/styles";
import type { SummaryBlock } from "@/lib/report/summary/writing";

/** Longer paragraphs (in characters) may break across pages even directly below their heading. */
const LONG = 1200;

const styles = {
  block: { marginBottom: 14 },
  heading: { ...TYPE.heading, fontWeight: 700, marginBottom: 4 },
  paragraph: { marginBottom: 4 },
  entry: { borderLeftWidth: 2, borderLeftColor: COLOURS.line, paddingLeft: 10, marginBottom: 8 },
  change: { fontWeight: 700 },
} as const;

type Props = { block: SummaryBlock; children?: ReactNode };

export function TextBlock({ block: { heading, paragraphs, entries = [] }, children }: Props) {
  const [first, ...others] = paragraphs;
  const [firstEntry, ...otherEntries] = entries;
  return (
    <View style={styles.block}>
      <View wrap={first !== undefined && first.length > LONG}>
        {children}
        <Text style={styles.heading}>{heading}</Text>
        {first !== undefined ? <Paragraph text={first} /> : firstEntry && <Entry entry={firstEntry} />}
      </View>
      {others.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same, and they never move
        <Paragraph key={at} text={paragraph} />
      ))}
      {(first === undefined ? otherEntries : entries).map((entry) => (
        <Entry key={entry.heading} entry={entry} />
      ))}
    </View>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <Text style={styles.paragraph} orphans={2} widows={2}>
      {text}
    </Text>
  );
}

function Entry({ entry: { heading, paragraphs } }: { entry: SummaryBlock }) {
  return (
    <View style={styles.entry} wrap={false}>
      <Text style={styles.change}>{heading}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </View>
  );
}
