import { scaleLinear } from "d3-scale";
import { getTranslations } from "next-intl/server";
import { ChartFrame, XAxis, YAxis } from "@/components/admin/chart-frame";
import { figureFormat } from "@/components/admin/figure-format";
import { EmptyState, PageSection } from "@/components/admin/page-section";
import { MIN_ANSWERS } from "@/lib/admin/queries/reliability";
import {
  brierScore,
  calibrationBins,
  calibrationError,
  MODEL_LIMITS,
  type Prediction,
} from "@/lib/report/readiness/calibration";

const BOX = { left: 52, right: 348, top: 12, bottom: 262 };
const x = scaleLinear([0, 1], [BOX.left, BOX.right]);
const y = scaleLinear([0, 1], [BOX.bottom, BOX.top]);
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const RADIUS = { least: 4, most: 14 };

/** Calibration of the readiness predictions against reported exam results, once enough are reported. */
export async function ReliabilityCard({ predictions }: { predictions: readonly Prediction[] }) {
  const t = await getTranslations("admin.readiness.reliability");
  if (predictions.length < MIN_ANSWERS)
    return (
      <PageSection id="reliability" title={t("title")}>
        <EmptyState>{t("few", { count: predictions.length, least: MIN_ANSWERS })}</EmptyState>
      </PageSection>
    );
  const { percent, index } = await figureFormat();
  const bins = calibrationBins(predictions);
  return (
    <ChartFrame
      title={t("title")}
      description={t("says", { count: predictions.length })}
      details={t("measures", {
        brier: index(brierScore(predictions)),
        brierLimit: index(MODEL_LIMITS.brier),
        error: index(calibrationError(predictions)),
        errorLimit: index(MODEL_LIMITS.calibrationError),
      })}
      table={{
        caption: t("title"),
        columns: [t("said"), t("passed"), t("answers")],
        rows: bins.map(({ said, passed, learners }) => [percent(said), percent(passed), learners]),
      }}
    >
      <Diagram bins={bins} />
    </ChartFrame>
  );
}

async function Diagram({ bins }: { bins: ReturnType<typeof calibrationBins> }) {
  const t = await getTranslations("admin.readiness.reliability");
  const { percent } = await figureFormat();
  const maxLearners = Math.max(...bins.map(({ learners }) => learners));
  return (
    <svg
      direction="ltr"
      viewBox="0 0 360 316"
      role="img"
      aria-label={t("label")}
      className="w-full max-w-2xl text-[14px]"
    >
      <XAxis ticks={TICKS} scale={x} format={percent} from={BOX.top} to={BOX.bottom} />
      <YAxis ticks={TICKS} scale={y} format={percent} from={BOX.left} to={BOX.right} />
      <path d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`} className="stroke-edge" strokeWidth="2" strokeDasharray="6 4" />
      {bins.map((bin) => (
        <circle
          key={bin.said}
          cx={x(bin.said)}
          cy={y(bin.passed)}
          r={Math.max(RADIUS.least, RADIUS.most * Math.sqrt(bin.learners / maxLearners))}
          className="fill-accent-soft stroke-accent"
          strokeWidth="2"
        >
          <title>{`${t("said")} ${percent(bin.said)}, ${t("passed")} ${percent(bin.passed)} (${bin.learners})`}</title>
        </circle>
      ))}
      <text x={(BOX.left + BOX.right) / 2} y={BOX.bottom + 42} textAnchor="middle" className="fill-ink-soft">
        {t("said")}
      </text>
    </svg>
  );
}
