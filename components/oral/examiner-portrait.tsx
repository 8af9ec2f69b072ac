type Props = { isSpeaking: boolean; className?: string };

/** The examiner at her table. Rays stand round her head while she speaks. */
export function ExaminerPortrait({ isSpeaking, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 150" className={className}>
      <circle cx="120" cy="72" r="62" className="fill-night-raised" />
      {isSpeaking && (
        <circle
          cx="120"
          cy="72"
          r="68"
          fill="none"
          strokeWidth="3"
          strokeDasharray="1 9"
          strokeLinecap="round"
          className="stroke-mint"
        />
      )}
      <path d="M86 66c-4-40 14-54 34-54s38 14 34 54l-4 26H90z" fill="#2b1a10" />
      <path d="M74 138c0-28 16-40 46-40s46 12 46 40z" fill="#cf6a4c" />
      <path d="M106 98l14 18 14-18-6-6h-16z" fill="#fdf6e6" />
      <path d="M110 84h20v14l-10 9-10-9z" fill="#b57f5c" />
      <ellipse cx="120" cy="62" rx="25" ry="29" fill="#c98f6b" />
      <path d="M94 60c0-26 12-34 26-34s27 8 26 34c-6-14-16-18-26-18s-20 4-26 18z" fill="#2b1a10" />
      <path d="M108 60h.1M132 60h.1" className="stroke-black/80" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M102 52c3-3 8-3 11-1M138 52c-3-3-8-3-11-1"
        className="stroke-black/60"
        fill="none"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M119 64l-2 8h5" className="stroke-black/30" fill="none" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M111 79c5 4 13 4 18 0"
        className="stroke-black/60"
        fill="none"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M20 136h200v10H20z" fill="#8a5a3b" />
      <path d="M152 126h38v10h-38z" fill="#fdf6e6" />
      <path d="M157 131h26" className="stroke-black/30" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
