import { getTranslations } from "next-intl/server";
import { UnansweredListening } from "@/components/exam/sample/unanswered-sample";
import { HomeSection } from "@/components/layout/home/home-section";
import { SAMPLE_PATH } from "@/lib/exam/sample";

export async function HomeSample() {
  const translate = await getTranslations("sample");
  return (
    <HomeSection id="prova" title={translate("title")} text={translate("intro")}>
      <UnansweredListening answers={{}} />
      <p>
        <a href={`${SAMPLE_PATH}#lettura`} className="text-link inline-block py-2">
          {translate("toReading")}
        </a>
      </p>
    </HomeSection>
  );
}
