import { Building, type Lights, LOT, SceneFrame, type SceneGround, type SceneName } from "@/components/layout/scene";
import { cn } from "@/lib/utils";

/** On a phone, which shows little more than one building, the street starts here. In drawing units. */
const SHIFTS = [
  "",
  "max-sm:-translate-x-[300px]",
  "max-sm:-translate-x-[620px]",
  "max-sm:-translate-x-[940px]",
  "max-sm:-translate-x-[1260px]",
];

type Props = {
  /** The simulations in their order; at the end, if the page wants it, the exam. */
  buildings: readonly { theme: SceneName; lights?: Lights }[];
  ground?: SceneGround;
  /** The building that a phone shows first, 0 to 4. */
  from?: number;
  className?: string;
};

/** All buildings in one row, at least 112 px high: whole on a desktop, the first of them on a phone. */
export function Street({ buildings, ground = "paper", from = 0, className }: Props) {
  return (
    <SceneFrame
      lots={buildings.length}
      fit="start"
      ground={ground}
      className={cn("min-h-28", buildings.length > 5 ? "aspect-64/5" : "aspect-32/3", className)}
    >
      <g className={SHIFTS[from]}>
        {buildings.map(({ theme, lights = "on" }, index) => (
          <g key={theme} transform={index === 0 ? undefined : `translate(${LOT * index})`}>
            <Building theme={theme} lights={lights} />
          </g>
        ))}
      </g>
    </SceneFrame>
  );
}
