import { Text, View } from "@react-pdf/renderer";
import { type BookletSizes, INK } from "@/components/report/booklet/styles";

type Props = { title: string; instructions: readonly string[]; sizes: BookletSizes };

/** The title of a section above its instructions, the Italian ones first. */
export function SectionHead({ title, instructions: [italian, translated], sizes }: Props) {
  return (
    <View style={{ borderBottomWidth: 1.5, borderBottomColor: INK, paddingBottom: 6, marginBottom: sizes.gap }}>
      <Text style={{ ...sizes.title, fontWeight: 700 }}>{title}</Text>
      <Text style={{ fontWeight: 700 }}>{italian}</Text>
      {translated !== undefined && <Text style={sizes.small}>{translated}</Text>}
    </View>
  );
}
