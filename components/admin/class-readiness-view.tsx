import { scaleLinear } from "d3-scale";
import { getTranslations } from "next-intl/server";
import { ChartFrame, XAxis } from "@/components/admin/chart-frame";
import { figureFormat } from "@/components/admin/figure-format";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { DataTable } from "@/components/admin/table";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import type { AbilityRange, ClassReadiness } from "@/lib/admin/class-readiness";
import { MIN_SAMPLE } from "@/lib/admin/queries/batch-results";

type Props = { batchId: string; readiness: ClassReadiness };

export async function ClassReadinessView({ batchId, readiness }: Props) {
  const t = await getTranslations("admin.readiness.class");
  const { measured, abilities, topics } = readiness;
  return (
    <PageSection id="readiness" title={t("title")}>
      {measured === 0 && topics.length === 0 ? (
        <EmptyState>{t("nobody")}</EmptyState>
      ) : (
        <>
          {measured < MIN_SAMPLE && <Alert tone="careful">{t("few", { count: measured, limit: MIN_SAMPLE })}</Alert>}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {measured > 0 && <Ranges abilities={abilities} measured={measured} />}
            <Topics topics={topics} />
          </div>
          <a
            href={`/api/admin/gift-codes/${batchId}/readiness.csv`}
            download
            className={buttonVariants({ variant: "secondary", size: "small" })}
          >
            {t("csv")}
          </a>
        </>
      )}
    </PageSection>
  );
}

const WIDTH = 360;
const ROW = 44;
const PADDING = 14;
const x = scaleLinear([0, 100], [PADDING, WIDTH - PADDING - 8]);
const TICKS = [0, 25, 50, 75, 100];

async function Ranges({ abilities, measured }: { abilities: readonly AbilityRange[]; measured: number }) {
  const t = await getTranslations("admin.readiness.class");
  const names = await getTranslations("report.readiness.ability");
  const bottom = abilities.length * ROW;
  return (
    <ChartFrame
      title={t("ranges")}
      description={t("rangesSay", { count: measured })}
      table={{
        caption: t("ranges"),
        columns: [t("ability"), t("lowest"), t("quarter"), t("median"), t("threeQuarters"), t("highest")],
        rows: abilities.map((one) => {
          return [names(one.ability), one.lowest, one.lowerQuartile, one.median, one.upperQuartile, one.highest];
        }),
      }}
    >
      <svg
        direction="ltr"
        viewBox={`0 0 ${WIDTH} ${bottom + 24}`}
        role="img"
        aria-label={t("rangesLabel")}
        className="w-full max-w-2xl text-[14px]"
      >
        <XAxis ticks={TICKS} scale={x} format={String} from={0} to={bottom} />
        {abilities.map((range, index) => (
          <RangeRow key={range.ability} range={range} y={index * ROW} name={names(range.ability)} />
        ))}
      </svg>
    </ChartFrame>
  );
}

/** Box plot: range as a line, interquartile range as a bar, median as a mark. */
function RangeRow({ range, y, name }: { range: AbilityRange; y: number; name: string }) {
  const { lowest, lowerQuartile, median, upperQuartile, highest } = range;
  return (
    <g>
      <text x={PADDING} y={y + 14} className="fill-ink">
        {name}
      </text>
      <path d={`M${x(lowest)} ${y + 29}H${x(highest)}`} className="stroke-edge" strokeWidth="2" />
      <rect
        x={x(lowerQuartile)}
        y={y + 22}
        width={Math.max(2, x(upperQuartile) - x(lowerQuartile))}
        height="14"
        className="fill-accent-soft stroke-accent"
      />
      <path d={`M${x(median)} ${y + 19}V${y + 39}`} className="stroke-ink" strokeWidth="3" />
    </g>
  );
}

async function Topics({ topics }: { topics: ClassReadiness["topics"] }) {
  const t = await getTranslations("admin.readiness.class");
  const names = await getTranslations("report.next.tags");
  const { percent } = await figureFormat();
  return (
    <div className="min-w-0 space-y-2">
      <h3 className="text-lg font-semibold">{t("topics")}</h3>
      <DataTable
        caption={t("topics")}
        rows={topics}
        keyOf={({ tag }) => tag}
        columns={[
          { key: "topic", head: t("topic"), cell: ({ tag }) => names(tag) },
          { key: "missed", head: t("missed"), cell: ({ missed }) => missed, isNumber: true },
          { key: "share", head: t("share"), cell: ({ missed, total }) => percent(missed / total), isNumber: true },
          { key: "learners", head: t("learners"), cell: ({ learners }) => learners, isNumber: true },
        ]}
      />
    </div>
  );
}
