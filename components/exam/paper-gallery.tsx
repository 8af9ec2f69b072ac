import { getLocale, getTranslations } from "next-intl/server";
import { HomeSection } from "@/components/layout/home/home-section";
import { Scene } from "@/components/layout/scene";
import { listSimulations } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";

/** The available papers with drawing and title. */
export async function PaperGallery() {
  const translate = await getTranslations("home.papers");
  const locale = await getLocale();
  const simulations = listSimulations();
  return (
    <HomeSection id="simulazioni" title={translate("title", { count: simulations.length })} text={translate("text")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {simulations.map(({ id, theme, title }) => (
          <li key={id} className="space-y-2 max-sm:first:col-span-full">
            <Scene theme={theme} />
            <h3 className="text-base font-semibold text-wrap">{localize(title, locale)}</h3>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
