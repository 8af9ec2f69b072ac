import { scaleLinear } from "d3-scale";
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from "d3-shape";
import { getTranslations } from "next-intl/server";
import { ChartFrame, XAxis, YAxis } from "@/components/admin/chart-frame";
import { figureFormat } from "@/components/admin/figure-format";
import { FACILITY, isSmallSample, MIN_DISCRIMINATION } from "@/lib/admin/item-rules";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";

const BOX = { left: 44, right: 348, top: 12, bottom: 262 };
const [LOWEST, HIGHEST] = [-0.4, 0.8];

const x = scaleLinear([0, 1], [BOX.left, BOX.right]);
const y = scaleLinear([LOWEST, HIGHEST], [BOX.bottom, BOX.top]).clamp(true);

/** One shape per section, so that colour is not the only cue. */
const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];
const shapeOf = (section: QuestionSection) =>
  symbol(SHAPES[QUESTION_SECTIONS.indexOf(section) % SHAPES.length], 80)() ?? "";

type Dot = QuestionHealth & { facility: number; discrimination: number };

const isInTarget = ({ facility, discrimination }: Dot) =>
  facility >= FACILITY.least && facility <= FACILITY.most && discrimination >= MIN_DISCRIMINATION;

export async function QuestionChart({ questions }: { questions: readonly QuestionHealth[] }) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const { percent, index } = await figureFormat();
  const dots = questions.filter((one): one is Dot => one.facility !== null && one.discrimination !== null);
  const nameOf = (one: Dot) => t("questionOf", { section: names(one.section), id: one.id });
  return (
    <ChartFrame
      title={t("chart.title")}
      description={t("chart.says", { inside: dots.filter(isInTarget).length, count: dots.length })}
      table={{
        caption: t("chart.title"),
        columns: [t("columns.question"), t("columns.facility"), t("columns.discrimination")],
        rows: dots.map((one) => [nameOf(one), percent(one.facility), index(one.discrimination)]),
      }}
    >
      <svg
        direction="ltr"
        viewBox="0 0 360 316"
        role="img"
        aria-label={t("chart.label")}
        className="w-full max-w-md text-[14px]"
      >
        <Axes t={t} percent={percent} />
        {dots.map((one) => (
          <path
            key={one.name}
            d={shapeOf(one.section)}
            transform={`translate(${x(one.facility)} ${y(one.discrimination)})`}
            strokeWidth="1.5"
            className={isSmallSample(one) ? "fill-sunken stroke-edge" : dotClassName(one)}
          >
            <title>{nameOf(one)}</title>
          </path>
        ))}
      </svg>
      <Legend />
    </ChartFrame>
  );
}

function dotClassName({ discrimination, reasons }: Dot): string {
  if (discrimination < 0) return "fill-wrong stroke-wrong";
  return reasons.length > 0 ? "fill-surface stroke-ink" : "fill-accent stroke-accent";
}

type AxesProps = {
  t: Awaited<ReturnType<typeof getTranslations<"admin.questions">>>;
  percent: (share: number) => string;
};

function Axes({ t, percent }: AxesProps) {
  return (
    <>
      <rect
        x={x(FACILITY.least)}
        width={x(FACILITY.most) - x(FACILITY.least)}
        y={y(HIGHEST)}
        height={y(MIN_DISCRIMINATION) - y(HIGHEST)}
        className="fill-accent-soft"
      />
      <XAxis ticks={[0, FACILITY.least, FACILITY.most, 1]} scale={x} format={percent} from={BOX.top} to={BOX.bottom} />
      <YAxis
        ticks={y.ticks(6)}
        scale={y}
        format={(value) => t("chart.tick", { value })}
        from={BOX.left}
        to={BOX.right}
        marksZero
      />
      <text x={(BOX.left + BOX.right) / 2} y={BOX.bottom + 42} textAnchor="middle" className="fill-ink-soft">
        {t("chart.facility")}
      </text>
    </>
  );
}

async function Legend() {
  const t = await getTranslations("admin.questions.chart");
  const names = await getTranslations("exam.sections");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label={t("legend")}>
      {QUESTION_SECTIONS.map((section) => (
        <li key={section} className="flex items-center gap-2">
          <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-5 fill-surface stroke-ink">
            <path d={shapeOf(section)} strokeWidth="1.5" />
          </svg>
          <span>{names(section)}</span>
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-4 border border-accent bg-accent-soft" />
        <span>{t("target")}</span>
      </li>
    </ul>
  );
}
