import { ChevronRight, Flag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Scene } from "@/components/layout/scene";
import { STOP_CLASS, STOP_DOT_CLASS, STOP_ROW_CLASS } from "@/components/report/today/stop-classes";
import { StreetStop } from "@/components/report/today/street-stop";
import type { SimulationCard } from "@/lib/exam/cards";
import { daysBetween, italianDay } from "@/lib/product/italian-day";
import { toStops } from "@/lib/report/street";
import { cn } from "@/lib/utils";

type Props = {
  cards: readonly SimulationCard[];
  /** Ids of the simulations whose exam clock runs. */
  running: readonly number[];
  /** Day of the real exam, if known. */
  examDay: string | null;
  ownerId: string;
  canContinue: boolean;
  finishBy: string | null;
};

/** The simulations as stops of a street, with the real exam at the end. */
export function StreetPath({ cards, running, examDay, ...rest }: Props) {
  const translate = useTranslations("report.today");
  const dashboard = useTranslations("exam.dashboard");
  const stops = toStops(cards);
  const done = stops.filter(({ result }) => result !== null).length;
  return (
    <section
      aria-labelledby="street-title"
      className="min-w-0 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:rounded-lg lg:bg-surface lg:p-6 lg:shadow-card lg:contrast-more:outline lg:contrast-more:outline-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="street-title" className="text-xl">
          {translate("street")}
        </h2>
        <p className="text-sm tabular-nums text-ink-soft">{dashboard("progress", { done, total: cards.length })}</p>
      </div>
      {done === 0 && <p className="max-w-reading pt-1 text-sm">{translate("houses")}</p>}
      <ol className="pt-1">
        {stops.map((stop) => (
          <StreetStop key={stop.card.id} stop={stop} isRunning={running.includes(stop.card.id)} {...rest} />
        ))}
        <ExamStop examDay={examDay} />
      </ol>
    </section>
  );
}

/** The end of the street: the real exam, and how long until then. */
function ExamStop({ examDay }: Pick<Props, "examDay">) {
  const translate = useTranslations("report.today");
  const plan = useTranslations("report.plan");
  return (
    <li className={STOP_CLASS}>
      <Link href="/piano" prefetch={false} className={STOP_ROW_CLASS}>
        <span className={cn(STOP_DOT_CLASS, "bg-clay-soft text-clay-ink")}>
          <Flag aria-hidden="true" className="size-4" />
        </span>
        <Scene theme="exam" className="rounded-sm crowded:hidden" />
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold">{translate("exam")}</span>
          <span className="block text-sm text-ink-soft">
            {examDay ? plan("countdown", { days: daysBetween(italianDay(new Date()), examDay) }) : translate("addDay")}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100 crowded:hidden" />
      </Link>
    </li>
  );
}
