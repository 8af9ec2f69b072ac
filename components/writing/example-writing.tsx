import { getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Card } from "@/components/ui/card";
import { ChangedWords } from "@/components/writing/changed-words";
import { exampleCorrection } from "@/lib/writing/example";
import { toInline } from "@/lib/writing/inline";

/** A text before and after, with the reason of each change in the reader's language. */
export async function ExampleWriting() {
  const translate = await getTranslations("home.correction");
  const correction = exampleCorrection((error) => translate(`errors.${error}`));
  return (
    <Card className="space-y-2">
      <h3>{translate("title")}</h3>
      <p lang="it" dir="ltr" className="text-reading [&_del]:bg-wrong-soft [&_ins]:bg-accent-soft">
        {toInline(correction)?.map(({ start, text, change }) =>
          change ? <ChangedWords key={start} change={change} /> : <span key={start}>{text}</span>,
        )}
      </p>
      <ReadAloud>
        <ul className="space-y-1">
          {correction.errors.map(({ id, explanation }) => (
            <li key={id}>{explanation}</li>
          ))}
        </ul>
      </ReadAloud>
    </Card>
  );
}
