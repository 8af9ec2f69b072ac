import { Text, View } from "@react-pdf/renderer";
import { Choice } from "@/components/report/booklet/section-part";
import { type BookletSizes, INK } from "@/components/report/booklet/styles";
import type { BookletSection } from "@/lib/report/booklet";
import { PAPER_WORDS } from "@/lib/report/paper-words";

const styles = {
  name: { borderBottomWidth: 0.8, borderBottomColor: INK, paddingBottom: 2, marginVertical: 12 },
  columns: { flexDirection: "row", columnGap: 32 },
  column: { flexGrow: 1, flexBasis: 0, rowGap: 12 },
  row: { flexDirection: "row", alignItems: "center", columnGap: 14, marginTop: 6 },
} as const;

type Props = { sections: readonly BookletSection[]; sizes: BookletSizes };

/** All answers on one page: a number and its letters to cross, the listening on the left, the reading on the right. */
export function AnswerSheetPart({ sections, sizes }: Props) {
  const half = sections.length / 2;
  return (
    <View wrap={false}>
      <Text style={{ ...sizes.title, fontWeight: 700 }}>{PAPER_WORDS.answerSheet}</Text>
      <Text>{PAPER_WORDS.crossOneLetter}</Text>
      <Text style={styles.name}>{PAPER_WORDS.name}</Text>
      <View style={styles.columns}>
        {[sections.slice(0, half), sections.slice(half)].map((column) => (
          <View key={column[0]?.title} style={styles.column}>
            {column.map(({ title, groups }) => (
              <View key={title}>
                <Text style={{ ...sizes.small, fontWeight: 700 }}>{title}</Text>
                {groups
                  .flatMap(({ questions }) => questions)
                  .map(({ number, letters }) => (
                    <View key={number} style={styles.row}>
                      <Text style={{ ...sizes.small, width: 26, fontWeight: 700 }}>{number}</Text>
                      {letters.map((letter) => (
                        <Choice key={letter} letter={letter} sizes={sizes} />
                      ))}
                    </View>
                  ))}
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
