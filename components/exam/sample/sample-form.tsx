import { getTranslations } from "next-intl/server";
import { ChoiceRow } from "@/components/exam/start/choice-row";
import { Button } from "@/components/ui/button";
import { SAMPLE_PATH, type SampleAnswers, type SampleItem } from "@/lib/exam/sample";
import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";
import { cn } from "@/lib/utils";

/** The id of an item's correction, where the page goes after the answer. */
export const correctionId = (item: SampleItem): string => `risposta-${item}`;

type Props = {
  item: SampleItem;
  question: { question: string; options?: string[] };
  /** What else was answered before: it stays in the address. */
  answers: SampleAnswers;
};

/** One question of the samples. The page itself asks and sends: it needs no script. */
export async function SampleForm({ item, question: { question, options }, answers }: Props) {
  const translate = await getTranslations("sample");
  const words = await getTranslations("exam.questions");
  const rows = options
    ? options.map((text, index) => ({ value: OPTION_LETTERS[index] ?? "", label: `${OPTION_LETTERS[index]}) ${text}` }))
    : TRUE_FALSE.map((value) => ({ value, label: words(value === "V" ? "true" : "false") }));
  const others = Object.entries(answers).filter(([name, value]) => name !== item && value);
  return (
    <form method="get" action={`${SAMPLE_PATH}#${correctionId(item)}`} className="max-w-3xl space-y-4">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="min-w-0">
        <legend lang="it" className="mb-2 max-w-reading text-lg leading-snug font-semibold">
          {question}
        </legend>
        <div lang={options && "it"} className={cn("grid gap-2", !options && "grid-cols-[1fr_1fr]")}>
          {rows.map((row) => (
            <ChoiceRow key={row.value} name={item} isRequired {...row} />
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="w-full sm:w-auto sm:min-w-56">
        {translate("submit")}
      </Button>
    </form>
  );
}
