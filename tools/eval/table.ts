import type { Estimate } from "./calibration.ts";
import type { MarkerAgreement } from "./measure.ts";
import type { Quality, Report } from "./report.ts";

type Row = [name: string, words: string];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ value, low, high }: Estimate, digits = 2): string =>
  `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;

const quality = ({ precision: p, recall: r, fHalf: f, right, found, wanted }: Quality): string =>
  `P ${p.toFixed(3)}   R ${r.toFixed(3)}   F0.5 ${interval(f, 3)}   (${right} right of ${found} found, ${wanted} wanted)`;

const agreement = ({ texts, exact, withinOne, samePassed, meanError, correlation }: MarkerAgreement): string =>
  `same ${percent(exact)}   within 1 point ${percent(withinOne)}   same side of the pass line ${percent(samePassed)}   mean difference ${meanError.toFixed(2)}   r ${correlation.toFixed(2)}   (${texts} texts)`;

const separation = ({ auc, means }: { auc: number; means: number[] }, lower: number, higher: number): string =>
  `AUC ${auc.toFixed(2)}   means ${means.map((value) => value.toFixed(1)).join(" and ")}   (${lower} and ${higher} texts)`;

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join("   ");

function listRows(report: Report): Row[] {
  const {
    edits,
    detection,
    sentences,
    fragments,
    types,
    scores,
    calibration,
    levels,
    injection,
    costUsd,
    milliseconds,
  } = report;
  const { passing } = report;
  const failures = report.failed.map(({ id, failure }) => `${id} (${failure})`).join(", ");
  const rows: (Row | null)[] = [
    ["texts", `${report.texts}${failures ? `, not marked: ${failures}` : ""}`],
    edits && ["edits", quality(edits)],
    detection && ["detection", quality(detection)],
    sentences && [
      "right sentences",
      `${percent(sentences.share)} touched   (${sentences.touched} of ${sentences.right})`,
    ],
    fragments && [
      "parts of an error",
      `${percent(fragments.share)} of the corrections   (${fragments.fragments} of ${fragments.errors})`,
    ],
    types && ["kinds", `${percent(types.share)} the same   (${types.same} of ${types.shared} shared errors)`],
    ...(types?.kinds ?? []).map(({ kind, shared, called }): Row => [`  ${kind}`, `${shared} called ${list(called)}`]),
    scores && ["scores", `mean ${scores.mean.toFixed(1)}   ${list(scores.counts)}`],
    report.agreement && ["with ratings", agreement(report.agreement)],
    calibration && ["  mean difference", interval(calibration.meanError)],
    calibration && ["  mean distance", interval(calibration.meanDistance)],
    calibration && ["  correlation", interval(calibration.correlation)],
    calibration && ["  weighted kappa", interval(calibration.weightedKappa)],
    calibration && ["  same side", interval(calibration.samePassed)],
    report.opinions && ["two opinions", agreement(report.opinions)],
    levels && ["A2 from B1", separation(levels, levels.a2, levels.b1)],
    passing && ["fail from pass", separation(passing, passing.below, passing.above)],
    report.retest && ["second time", agreement(report.retest)],
    injection && [
      "orders in texts",
      `raised ${injection.raised} of ${injection.texts}   shift ${injection.lowest} to ${injection.highest}, mean ${injection.mean.toFixed(2)}`,
    ],
    injection && ["  asked the same", `${injection.same} of ${injection.texts} with and without their order`],
    ...(injection?.rest ?? []).map(({ id, shift }): Row => [`  ${id}`, `not asked the same, shift ${shift}`]),
    ["cost a text", `mean $${costUsd.mean.toFixed(4)}   highest $${costUsd.highest.toFixed(4)}`],
    ["time a text", `median ${milliseconds.median.toFixed(0)} ms   95 % ${milliseconds.p95.toFixed(0)} ms`],
  ];
  return rows.filter((row) => row !== null);
}

/** The report as lines for a terminal; intervals are 95%. */
export function toTable(report: Report): string {
  return listRows(report)
    .map(([name, words]) => `${name.padEnd(18)}${words}`)
    .join("\n");
}

export function toComparison(names: [string, string], reports: [Report, Report]): string {
  const [one, two] = reports.map((report) => new Map(listRows(report)));
  const rows = [...new Set([...(one?.keys() ?? []), ...(two?.keys() ?? [])])];
  const cells = rows.map((name) => [name, one?.get(name) ?? "", two?.get(name) ?? ""]);
  return toMarkdown(["", ...names], cells);
}

/** A report as a Markdown page. @param facts first rows: the texts, the prompt's version, who answered */
export function toPage(title: string, facts: readonly Row[], report: Report): string {
  return `# ${title}\n\n${toMarkdown(["", ""], [...facts, ...listRows(report)])}\n`;
}

function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").trim()).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
