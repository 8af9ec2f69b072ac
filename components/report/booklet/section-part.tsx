import { Text, View } from "@react-pdf/renderer";
import { SectionHead } from "@/components/report/booklet/section-head";
import { type BookletSizes, INK } from "@/components/report/booklet/styles";
import { OPTION_LETTERS } from "@/lib/exam/sections";
import type { BookletQuestion, BookletSection } from "@/lib/report/booklet";

type Sized = { sizes: BookletSizes };

const INVERTED = { backgroundColor: INK, color: "#ffffff" } as const;

/** A question section: its passage, then on another page its questions, or on the same the words for its gaps. */
export function BookletSectionPart({ section, sizes }: { section: BookletSection } & Sized) {
  const { title, instructions, passage, example, groups } = section;
  return (
    <>
      <SectionHead title={title} instructions={instructions} sizes={sizes} />
      {passage && (
        <View style={{ marginBottom: sizes.gap * 1.5 }}>
          <Text style={{ fontWeight: 700, marginBottom: sizes.gap / 2 }}>{passage.title}</Text>
          {passage.parts.map(({ heading, text }) => (
            <View key={text} style={{ marginBottom: sizes.gap / 2 }}>
              {heading !== undefined && (
                <Text style={{ fontWeight: 700 }} minPresenceAhead={sizes.text.fontSize * 3}>
                  {heading}
                </Text>
              )}
              <Text orphans={2} widows={2}>
                {text}
              </Text>
            </View>
          ))}
        </View>
      )}
      <View break={passage !== null && example === null} wrap={example === null}>
        {example && <GapOptions number={0} options={example.options} chosen={example.answer} sizes={sizes} />}
        {groups.map(({ heading, questions: [first, ...others] }) => (
          // Statements on one recording stay together; twelve on a passage may fill more than a page.
          <View key={heading ?? "all"} wrap={heading === null}>
            <View wrap={false}>
              {heading !== null && <Text style={{ fontWeight: 700, marginBottom: sizes.gap / 2 }}>{heading}</Text>}
              {first && <Question question={first} sizes={sizes} />}
            </View>
            {others.map((question) => (
              <Question key={question.number} question={question} sizes={sizes} />
            ))}
          </View>
        ))}
      </View>
    </>
  );
}

function Question({ question, sizes }: { question: BookletQuestion } & Sized) {
  const { number, words, options, letters } = question;
  if (words === "") return <GapOptions number={number} options={options} sizes={sizes} />;
  return (
    <View style={{ flexDirection: "row", columnGap: 8, marginBottom: sizes.gap }} wrap={false}>
      <Text style={{ width: sizes.text.fontSize * 2, fontWeight: 700 }}>{`${number}.`}</Text>
      <View style={{ flexGrow: 1, flexBasis: 0, rowGap: 3 }}>
        <Text>{words}</Text>
        {options.map((option, at) => (
          <Choice key={option} letter={letters[at] ?? ""} text={option} sizes={sizes} />
        ))}
      </View>
      {options.length === 0 && letters.map((letter) => <Choice key={letter} letter={letter} sizes={sizes} />)}
    </View>
  );
}

/** The words to choose from for one gap, on one line. @param chosen the letter of a worked example */
function GapOptions({ number, options, chosen, sizes }: GapProps) {
  return (
    <View style={{ flexDirection: "row", columnGap: 8, marginBottom: sizes.gap }} wrap={false}>
      <Text style={{ width: sizes.text.fontSize * 2, fontWeight: 700 }}>{`(${number})`}</Text>
      {options.map((option, at) => {
        const letter = OPTION_LETTERS[at] ?? "";
        return (
          <View key={option} style={{ flexGrow: 1, flexBasis: 0 }}>
            <Choice letter={letter} text={option} isChosen={letter === chosen} sizes={sizes} />
          </View>
        );
      })}
    </View>
  );
}

type GapProps = { number: number; options: readonly string[]; chosen?: string } & Sized;

/** A letter in a box to cross, before the text of its option. */
export function Choice({ letter, text, isChosen = false, sizes }: ChoiceProps) {
  const { box, letter: letterSize } = sizes;
  return (
    <View style={{ flexDirection: "row", columnGap: 6 }}>
      <View style={{ width: box, height: box, borderWidth: 0.8, borderColor: INK, ...(isChosen ? INVERTED : {}) }}>
        <Text style={{ ...letterSize, textAlign: "center" }}>{letter}</Text>
      </View>
      {text !== undefined && (
        <Text style={{ flexGrow: 1, flexBasis: 0, fontWeight: isChosen ? 700 : 400 }}>{text}</Text>
      )}
    </View>
  );
}

type ChoiceProps = { letter: string; text?: string; isChosen?: boolean } & Sized;
