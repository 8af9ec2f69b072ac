import { getTranslations } from "next-intl/server";
import { ChoiceRow } from "@/components/exam/start/choice-row";
import { Button } from "@/components/ui/button";
import { formatAnswer, lettersOf } from "@/lib/exam/options";
import { SAMPLE_PATH, type SampleAnswers, type SampleItem } from "@/lib/exam/sample";
import { cn } from "@/lib/utils";

/** DOM id of an item's correction, the URL fragment after answering. */
export const correctionId = (item: SampleItem): string => `risposta-${item}`;

/** The button is the page's filled one only once an answer is chosen. */
const FILLED_ONCE_VALID =
  "group-valid/sample:border-accent group-valid/sample:bg-accent group-valid/sample:text-on-accent group-valid/sample:hover:bg-accent-strong";

type Props = {
  item: SampleItem;
  question: { question: string; options?: string[] };
  /** The other answers given so far, which stay in the URL. */
  answers: SampleAnswers;
};

/** One sample question; a plain form that works without JavaScript. */
export async function SampleForm({ item, question: { question, options }, answers }: Props) {
  const translate = await getTranslations("sample");
  const words = await getTranslations("exam.questions");
  const others = Object.entries(answers).filter(([name, value]) => name !== item && value);
  return (
    <form method="get" action={`${SAMPLE_PATH}#${correctionId(item)}`} className="group/sample max-w-3xl space-y-4">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="min-w-0">
        <legend lang="it" dir="ltr" className="mb-2 max-w-reading text-lg leading-snug font-semibold">
          {question}
        </legend>
        <div
          lang={options && "it"}
          dir={options && "ltr"}
          className={cn("grid gap-2", !options && "grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]")}
        >
          {lettersOf(options).map((letter) => (
            <ChoiceRow key={letter} name={item} value={letter} label={formatAnswer(letter, options, words)} required />
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="secondary" className={cn("w-full sm:w-auto sm:min-w-56", FILLED_ONCE_VALID)}>
        {translate("submit")}
      </Button>
    </form>
  );
}
