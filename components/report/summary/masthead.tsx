import { Text, View } from "@react-pdf/renderer";
import { DISPLAY_FONTS } from "@/components/report/summary/fonts";
import { COLOURS, TYPE } from "@/components/report/summary/styles";
import type { Summary } from "@/lib/report/summary";

const styles = {
  band: { backgroundColor: COLOURS.night, borderRadius: 12, padding: 24, marginBottom: 20 },
  title: { ...TYPE.title, fontFamily: DISPLAY_FONTS, fontWeight: 600, color: COLOURS.white, marginBottom: 16 },
  facts: { flexDirection: "row", flexWrap: "wrap", rowGap: 10 },
  fact: { width: "50%", paddingRight: 12 },
  label: { ...TYPE.small, color: COLOURS.mint },
  value: { ...TYPE.heading, fontWeight: 700, color: COLOURS.white },
} as const;

export function Masthead({ summary: { title, facts } }: { summary: Pick<Summary, "title" | "facts"> }) {
  return (
    <View style={styles.band}>
      <Text style={styles.title}>{title}</Text>
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
