import { getLocale, getTranslations } from "next-intl/server";
import { ReadAloud } from "@/components/layout/read-aloud";
import { Card } from "@/components/ui/card";
import { getSampleMistake } from "@/lib/exam/sample";

/** An explanation in the reader's language, before they answer: of an option that is wrong. */
export async function SampleMistake() {
  const translate = await getTranslations("home.reasons");
  const { letter, why } = getSampleMistake(await getLocale());
  return (
    <Card className="space-y-1">
      <ReadAloud className="space-y-1">
        <h3>{translate("chosen", { letter })}</h3>
        <p>{why}</p>
      </ReadAloud>
    </Card>
  );
}
