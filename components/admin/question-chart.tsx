import { getTranslations } from "next-intl/server";
import { DISCRIMINATION_LEAST, FACILITY, isSmall } from "@/lib/admin/item-rules";
import type { QuestionHealth } from "@/lib/admin/queries/question-health";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";

const BOX = { left: 44, right: 348, top: 12, bottom: 262 };
const HIGHEST = 0.8;
const LOWEST = -0.4;

const x = (facility: number) => BOX.left + facility * (BOX.right - BOX.left);
const y = (value: number) =>
  BOX.bottom - ((Math.min(HIGHEST, Math.max(LOWEST, value)) - LOWEST) / (HIGHEST - LOWEST)) * (BOX.bottom - BOX.top);

/** A sign for each section, so that colour never speaks alone: drawn around 0, 0. */
const SIGNS: Record<QuestionSection, string> = {
  ascolto1: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  ascolto2: "M-4.5 -4.5h9v9h-9z",
  lettura: "M0 -6l5.5 10h-11z",
  cloze: "M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z",
};

type Dot = QuestionHealth & { facility: number; discrimination: number };

/** Facility and discrimination of every question as a picture; the table holds the same in figures. */
export async function QuestionChart({ questions }: { questions: readonly QuestionHealth[] }) {
  const t = await getTranslations("admin.questions");
  const names = await getTranslations("exam.sections");
  const dots = questions.filter((one): one is Dot => one.facility !== null && one.discrimination !== null);
  const inside = dots.filter(
    ({ facility, discrimination }) =>
      facility >= FACILITY.least && facility <= FACILITY.most && discrimination >= DISCRIMINATION_LEAST,
  );
  return (
    <section aria-labelledby="chart" className="space-y-3">
      <h2 id="chart" className="text-2xl">
        {t("chart.title")}
      </h2>
      <p className="max-w-reading">{t("chart.says", { inside: inside.length, count: dots.length })}</p>
      <svg viewBox="0 0 360 316" role="img" aria-label={t("chart.label")} className="w-full max-w-2xl text-[14px]">
        <rect
          x={x(FACILITY.least)}
          width={x(FACILITY.most) - x(FACILITY.least)}
          y={y(HIGHEST)}
          height={y(DISCRIMINATION_LEAST) - y(HIGHEST)}
          className="fill-accent-soft"
        />
        {[0, 0.3, 0.7, 1].map((share) => (
          <g key={share}>
            <path d={`M${x(share)} ${BOX.top}V${BOX.bottom}`} className="stroke-line" />
            <text x={x(share)} y={BOX.bottom + 18} textAnchor="middle" className="fill-ink">
              {t("percent", { value: share * 100 })}
            </text>
          </g>
        ))}
        {[-0.25, 0, 0.25, 0.5, 0.75].map((value) => (
          <g key={value}>
            <path d={`M${BOX.left} ${y(value)}H${BOX.right}`} className={value === 0 ? "stroke-edge" : "stroke-line"} />
            <text x={BOX.left - 6} y={y(value) + 5} textAnchor="end" className="fill-ink">
              {t("chart.tick", { value })}
            </text>
          </g>
        ))}
        <text x={(BOX.left + BOX.right) / 2} y={BOX.bottom + 42} textAnchor="middle" className="fill-ink-soft">
          {t("chart.facility")}
        </text>
        {dots.map((one) => (
          <path
            key={one.name}
            d={SIGNS[one.section]}
            transform={`translate(${x(one.facility)} ${y(one.discrimination)})`}
            strokeWidth="1.5"
            className={isSmall(one) ? "fill-sunken stroke-edge" : lookOf(one)}
          >
            <title>{t("questionOf", { section: names(one.section), id: one.id })}</title>
          </path>
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label={t("chart.legend")}>
        {QUESTION_SECTIONS.map((section) => (
          <li key={section} className="flex items-center gap-2">
            <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-5 fill-surface stroke-ink">
              <path d={SIGNS[section]} strokeWidth="1.5" />
            </svg>
            {names(section)}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 border border-accent bg-accent-soft" />
          {t("chart.target")}
        </li>
      </ul>
    </section>
  );
}

function lookOf({ discrimination, reasons }: Dot): string {
  if (discrimination < 0) return "fill-wrong stroke-wrong";
  return reasons.length > 0 ? "fill-surface stroke-ink" : "fill-accent stroke-accent";
}
