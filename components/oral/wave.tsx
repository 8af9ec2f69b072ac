/** How many bars a wave has. */
export const WAVE_BARS = 48;

type Props = {
  /** Loudness from 0 to 1; where it is low there is silence. */
  levels: readonly number[];
  className?: string;
};

/** The loudness of a recording over its time, as a drawing. What it shows is also said in words beside it. */
export function Wave({ levels, className = "h-8 w-full" }: Props) {
  const bars = levels.map((level, place) => {
    const half = Math.max(0.5, level * 15);
    return `M${place * 4 + 2} ${16 - half}v${2 * half}`;
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${levels.length * 4} 32`} preserveAspectRatio="none" className={className}>
      <path d={bars.join("")} stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}
