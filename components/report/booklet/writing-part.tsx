import { Text, View } from "@react-pdf/renderer";
import { SectionHead } from "@/components/report/booklet/section-head";
import { type BookletSizes, INK, LINE_HEIGHT } from "@/components/report/booklet/styles";
import type { Booklet } from "@/lib/report/booklet";
import { PAPER_WORDS } from "@/lib/report/paper-words";

/** Lines for 120 words of large handwriting. */
const LINES = Array.from({ length: 22 }, (_, at) => at);

type Props = { writing: Booklet["writing"]; sizes: BookletSizes };

/** The two tasks of the writing, and lines to write on. */
export function WritingPart({ writing: { title, instructions, tasks }, sizes }: Props) {
  return (
    <>
      <SectionHead title={title} instructions={instructions} sizes={sizes} />
      {tasks.map(({ id, prompt, bullets }) => (
        <View key={id} style={{ marginBottom: sizes.gap * 1.5, rowGap: 3 }} wrap={false}>
          <Text style={{ fontWeight: 700 }}>{PAPER_WORDS.task(id)}</Text>
          <Text>{prompt}</Text>
          {bullets.map((bullet) => (
            <Text key={bullet}>{`• ${bullet}`}</Text>
          ))}
        </View>
      ))}
      <View break>
        <Text style={{ fontWeight: 700 }}>{PAPER_WORDS.ownText}</Text>
        {LINES.map((line) => (
          <View key={line} style={{ height: LINE_HEIGHT, borderBottomWidth: 0.8, borderBottomColor: INK }} />
        ))}
      </View>
    </>
  );
}
