import { getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { ComparedTexts } from "@/components/writing/compared-texts";
import { ErrorList } from "@/components/writing/error-list";
import { exampleCorrection } from "@/lib/writing/example";

export async function ExampleWriting() {
  const translate = await getTranslations("home.correction");
  const words = await getTranslations("writing.result");
  const correction = exampleCorrection((error) => translate(`errors.${error}`));
  return (
    <HomeSection id="correzione" title={translate("title")} text={translate("text")}>
      <div className="space-y-4">
        <h3 className="text-lg">{translate("texts")}</h3>
        <ComparedTexts result={correction} />
      </div>
      <div className="max-w-3xl space-y-4">
        <h3 className="text-lg">{words("count", { count: correction.errors.length })}</h3>
        <ErrorList errors={correction.errors} />
      </div>
    </HomeSection>
  );
}
