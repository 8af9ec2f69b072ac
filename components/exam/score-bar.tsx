import { SECTION_MAX } from "@/lib/exam/score";

/** Colour classes of a score out of 12: green from 8, yellow from 6, red below. */
export function scoreColour(score: number): { text: string; bar: string } {
  if (score >= 8) return { text: "text-accent", bar: "fill-accent" };
  if (score >= 6) return { text: "text-yellow", bar: "fill-yellow" };
  return { text: "text-wrong", bar: "fill-wrong" };
}

type Props = { score: number; passLine: number; label?: string; colour?: string };

/** `label`: accessible name, omitted where the same words are next to it. `colour`: overrides the score's fill class. */
export function ScoreBar({ score, passLine, label, colour = scoreColour(score).bar }: Props) {
  const percent = (points: number) => `${(100 * points) / SECTION_MAX}%`;
  return (
    <div
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="relative py-1 [print-color-adjust:exact]"
    >
      <svg aria-hidden="true" className="block h-3 w-full rounded-full bg-line">
        <rect width={percent(score)} height="100%" className={colour} />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <rect x={percent(passLine)} width="2" height="100%" className="fill-ink" />
      </svg>
    </div>
  );
}
