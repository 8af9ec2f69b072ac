import { getTranslations } from "next-intl/server";
import { AskedListening } from "@/components/exam/sample/sample-asked";
import { HomeSection } from "@/components/layout/home/home-section";
import { SAMPLE_PATH } from "@/lib/exam/sample";

export async function HomeSample() {
  const translate = await getTranslations("sample");
  return (
    <HomeSection id="prova" title={translate("title")} text={translate("intro")}>
      <AskedListening answers={{}} />
      <p>
        <a href={`${SAMPLE_PATH}#lettura`} className="text-link inline-block py-2">
          {translate("toReading")}
        </a>
      </p>
    </HomeSection>
  );
}
