import type { ReactNode } from "react";
import { ReadAloud } from "@/components/layout/read-aloud";
import { type Lights, Scene, type SceneName } from "@/components/layout/scene";

type Props = {
  /** Prefix of the heading's id: `{id}-title`. */
  id: string;
  theme: SceneName;
  lights: Lights;
  /** A few words above the title. */
  eyebrow: string;
  title: string;
  children: ReactNode;
};

/** The main card of a page, on dark green: a building, a title and one action. */
export function StageCard({ id, theme, lights, eyebrow, title, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="night overflow-hidden rounded-xl contrast-more:outline contrast-more:outline-line"
    >
      <ReadAloud isOver>
        <Scene theme={theme} lights={lights} ground="night" className="h-28 sm:h-48 low:hidden" />
        <div className="space-y-3 p-[min(1rem,5vw)] sm:p-6">
          {/* The ear lies over the picture, where there is one. */}
          <div className="space-y-1 low:pe-14">
            <p className="text-sm font-semibold text-accent">{eyebrow}</p>
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
          </div>
          {children}
        </div>
      </ReadAloud>
    </section>
  );
}
