/** What an evaluation found, as figures and as a table. */
import { WRITING_PASS } from "@/lib/exam/score";
import { compareTypes, readCodes } from "./codes.ts";
import type { Marking } from "./marker.ts";
import {
  type Agreement,
  addCounts,
  agree,
  type Counts,
  countDetected,
  countEdits,
  countTouched,
  fHalf,
  mean,
  NOTHING,
  precision,
  quantile,
  recall,
} from "./measure.ts";
import type { LearnerText } from "./texts.ts";

/** One text with what became of it, each time it was marked. */
export type Marked = { text: LearnerText; rounds: Marking[] };

type Quality = Counts & { precision: number; recall: number; fHalf: number };

export type Report = {
  texts: number;
  failed: { id: string; failure: string }[];
  edits: Quality | null;
  detection: Quality | null;
  sentences: { right: number; touched: number; share: number } | null;
  types: { shared: number; same: number; share: number } | null;
  scores: { mean: number; lowest: number; highest: number; counts: Record<string, number> } | null;
  agreement: Agreement | null;
  retest: Agreement | null;
  costUsd: { mean: number; highest: number };
  milliseconds: { median: number; p95: number };
};

const withQuality = (counts: Counts): Quality => ({
  ...counts,
  precision: precision(counts),
  recall: recall(counts),
  fHalf: fHalf(counts),
});

/** Sums up; what the texts carry no measure for (no correction, no marks) is null. */
export function sumUp(marked: readonly Marked[]): Report {
  const firsts = marked.flatMap(({ text, rounds: [first] }) => (first ? [{ text, first }] : []));
  const done = firsts.filter(({ first }) => first.failure === null);
  const corrected = done.flatMap(({ text, first }) =>
    text.corrected === undefined ? [] : [{ original: text.original, wanted: text.corrected, first }],
  );
  const touched = corrected.map(({ original, wanted, first }) => countTouched(original, wanted, first.correctedText));
  const [right, hit] = [sum(touched.map((one) => one.right)), sum(touched.map((one) => one.touched))];
  const rounds = marked.flatMap((one) => one.rounds);
  const hasCorrections = corrected.length > 0;
  return {
    texts: marked.length,
    failed: firsts.flatMap(({ text, first }) => (first.failure ? [{ id: text.id, failure: first.failure }] : [])),
    edits: hasCorrections
      ? withQuality(total(corrected.map((one) => countEdits(one.original, one.wanted, one.first.correctedText))))
      : null,
    detection: hasCorrections
      ? withQuality(total(corrected.map((one) => countDetected(one.original, one.wanted, one.first.errors))))
      : null,
    sentences: hasCorrections ? { right, touched: hit, share: right === 0 ? 0 : hit / right } : null,
    types: sumTypes(done),
    scores: sumScores(done.flatMap(({ first }) => (first.score === null ? [] : [first.score]))),
    agreement: agreeOrNull(done.map(({ text, first }) => [first.score, text.rating])),
    retest: agreeOrNull(marked.map(({ rounds: [first, second] }) => [first?.score, second?.score])),
    costUsd: {
      mean: mean(rounds.map(({ microUsd }) => microUsd)) / 1e6,
      highest:
        quantile(
          rounds.map(({ microUsd }) => microUsd),
          1,
        ) / 1e6,
    },
    milliseconds: {
      median: quantile(
        rounds.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      p95: quantile(
        rounds.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const total = (counts: readonly Counts[]): Counts => counts.reduce(addCounts, NOTHING);

function sumTypes(done: readonly { text: LearnerText; first: Marking }[]): Report["types"] {
  const compared = done.flatMap(({ text, first }) =>
    text.err ? [compareTypes(readCodes(text.err), first.errors)] : [],
  );
  const [shared, same] = [sum(compared.map((one) => one.shared)), sum(compared.map((one) => one.same))];
  return shared === 0 ? null : { shared, same, share: same / shared };
}

function sumScores(scores: readonly number[]): Report["scores"] {
  if (scores.length === 0) return null;
  const counts: Record<string, number> = {};
  for (const score of scores.toSorted((a, b) => a - b)) counts[score] = (counts[score] ?? 0) + 1;
  return { mean: mean(scores), lowest: Math.min(...scores), highest: Math.max(...scores), counts };
}

function agreeOrNull(pairs: readonly (readonly [number | null | undefined, number | null | undefined])[]) {
  const whole = pairs.flatMap(([a, b]) => (typeof a === "number" && typeof b === "number" ? [[a, b] as const] : []));
  return whole.length === 0 ? null : agree(whole, WRITING_PASS);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const quality = (name: string, { precision: p, recall: r, fHalf: f, right, found, wanted }: Quality): string[] => [
  name,
  `P ${p.toFixed(3)}   R ${r.toFixed(3)}   F0.5 ${f.toFixed(3)}   (${right} right of ${found} found, ${wanted} wanted)`,
];
const agreement = (name: string, { texts, exact, withinOne, samePassed, meanError, correlation }: Agreement) => [
  name,
  `same ${percent(exact)}   within 1 point ${percent(withinOne)}   same side of the pass line ${percent(samePassed)}   mean difference ${meanError.toFixed(2)}   r ${correlation.toFixed(2)}   (${texts} texts)`,
];

/** The report as lines for a terminal. */
export function toTable(report: Report): string {
  const { edits, detection, sentences, types, scores, costUsd, milliseconds } = report;
  const failures = report.failed.map(({ id, failure }) => `${id} (${failure})`).join(", ");
  const rows = [
    ["texts", `${report.texts}${failures ? `, not marked: ${failures}` : ""}`],
    edits && quality("edits", edits),
    detection && quality("detection", detection),
    sentences && [
      "right sentences",
      `${percent(sentences.share)} touched   (${sentences.touched} of ${sentences.right})`,
    ],
    types && ["kinds", `${percent(types.share)} the same   (${types.same} of ${types.shared} shared errors)`],
    scores && [
      "scores",
      `mean ${scores.mean.toFixed(1)}   ${Object.entries(scores.counts)
        .map(([score, count]) => `${score}: ${count}`)
        .join("   ")}`,
    ],
    report.agreement && agreement("with ratings", report.agreement),
    report.retest && agreement("second time", report.retest),
    ["cost a text", `mean $${costUsd.mean.toFixed(4)}   highest $${costUsd.highest.toFixed(4)}`],
    ["time a text", `median ${milliseconds.median.toFixed(0)} ms   95 % ${milliseconds.p95.toFixed(0)} ms`],
  ];
  return rows.flatMap((row) => (row ? [`${(row[0] ?? "").padEnd(16)}${row[1] ?? ""}`] : [])).join("\n");
}
