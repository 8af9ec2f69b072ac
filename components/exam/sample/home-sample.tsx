import { getTranslations } from "next-intl/server";
import { SampleForm } from "@/components/exam/sample/sample-form";
import { SamplePlayer } from "@/components/exam/sample/sample-player";
import { HomeSection } from "@/components/layout/home/home-section";
import { getSampleView, SAMPLE_PATH } from "@/lib/exam/sample";

/** The listening sample to try at once. Imports no code of its correction, which is on a page of its own. */
export async function HomeSample() {
  const translate = await getTranslations("sample");
  return (
    <HomeSection id="prova" title={translate("title")} className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-16">
      <SamplePlayer />
      <div>
        <SampleForm item="ascolto" question={getSampleView().ascolto.question} answers={{}} />
        <a href={`${SAMPLE_PATH}#lettura`} className="text-link inline-flex min-h-12 items-center">
          {translate("toReading")}
        </a>
      </div>
    </HomeSection>
  );
}
