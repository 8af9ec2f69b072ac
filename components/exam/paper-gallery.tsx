import { Flag } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HomeSection } from "@/components/layout/home/home-section";
import { Scene, type SceneName } from "@/components/layout/scene";
import { listSimulations } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";

/** The street: the simulations in their order, and the exam at its end. */
export async function PaperGallery() {
  const translate = await getTranslations("home.papers");
  const locale = await getLocale();
  const simulations = listSimulations();
  return (
    <HomeSection id="simulazioni" title={translate("title", { count: simulations.length })} isSunken>
      <ol className="grid gap-2 lg:auto-cols-fr lg:grid-flow-col lg:gap-4">
        {simulations.map(({ id, theme, title }) => (
          <Stop key={id} theme={theme} mark={<span>{id}</span>}>
            <p className="font-semibold">{localize(title, locale)}</p>
          </Stop>
        ))}
        <Stop theme="exam" mark={<Flag className="size-4" />}>
          <p className="font-semibold">{translate("exam")}</p>
          <p className="text-sm text-ink-soft">{translate("examText")}</p>
        </Stop>
      </ol>
    </HomeSection>
  );
}

/** On a phone a row of the list, on a desktop a column; a line leads from each mark to the next. */
function Stop({ theme, mark, children }: { theme: SceneName; mark: ReactNode; children: ReactNode }) {
  return (
    <li className="group/stop relative flex flex-wrap items-center gap-3 leading-tight lg:flex-col lg:flex-nowrap lg:items-start lg:gap-2">
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-4 h-[calc(100%+0.5rem)] w-0.5 bg-edge group-last/stop:hidden lg:hidden"
      />
      <div className="relative lg:order-1 lg:w-full">
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-0 hidden h-0.5 w-[calc(100%+1rem)] bg-edge group-last/stop:hidden lg:block"
        />
        <span
          aria-hidden="true"
          className="relative grid size-8 place-items-center rounded-full bg-surface font-semibold"
        >
          {mark}
        </span>
      </div>
      <div className="w-24 shrink-0 overflow-hidden rounded-sm lg:w-full lg:rounded-lg">
        <Scene theme={theme} className="" />
      </div>
      <div className="min-w-0 max-lg:flex-1 max-lg:basis-32 lg:order-2">{children}</div>
    </li>
  );
}
