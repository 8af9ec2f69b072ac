import type { ReactNode } from "react";
import {
  HealthPeople,
  HomePeople,
  NeighbourhoodPeople,
  OfficePeople,
  WorkPeople,
} from "@/components/layout/people-drawings";
import {
  ExamScene,
  HealthScene,
  HomeScene,
  NeighbourhoodScene,
  OfficeScene,
  WorkScene,
} from "@/components/layout/scene-drawings";
import { cn } from "@/lib/utils";

const SCENES = {
  home: [HomeScene, HomePeople],
  office: [OfficeScene, OfficePeople],
  health: [HealthScene, HealthPeople],
  work: [WorkScene, WorkPeople],
  neighbourhood: [NeighbourhoodScene, NeighbourhoodPeople],
  exam: [ExamScene, () => null],
} as const;

export type SceneName = keyof typeof SCENES;

/**
 * The lights of a building. `on`: its simulation is finished, or its state is not shown. `going-on`: finished just now;
 * the lights turn on once. `waiting`: next in turn; in colour, with dark windows. `off`: not begun.
 */
export type Lights = "on" | "going-on" | "waiting" | "off";

/** What the picture stands on: the page, the green of the night, or the honey of "not yet". */
export type SceneGround = "paper" | "night" | "honey";

const GROUND_CLASS = { paper: "", night: "scene-night", honey: "scene-honey" } as const;

const LIT_CLASS = { on: undefined, waiting: "scene-waiting", "going-on": "scene-going-on" } as const;

/** A building with its people in the state of its lights; nobody stands before a building whose lights are off. */
export function Building({ theme, lights }: { theme: SceneName; lights: Lights }) {
  const [Drawing, People] = SCENES[theme];
  return (
    <>
      {(lights === "off" || lights === "going-on") && (
        <g className="scene-off">
          <Drawing />
        </g>
      )}
      {lights !== "off" && (
        <g className={LIT_CLASS[lights]}>
          <path d="M36 134h228l20 16H16z" className="scene-glow" />
          <Drawing />
          <People />
        </g>
      )}
    </>
  );
}

type Props = { theme: SceneName; lights?: Lights; ground?: SceneGround; className?: string };

/**
 * The picture of a simulation, or of the exam. It is shown whole, at the lower edge of its box; without a height its
 * ratio is 32 by 15.
 */
export function Scene({ theme, lights = "on", ground = "paper", className = "rounded-lg" }: Props) {
  return (
    <SceneFrame lots={1} fit="whole" ground={ground} className={cn(lights === "off" && "scene-off", className)}>
      <Building theme={theme} lights={lights} />
    </SceneFrame>
  );
}

/** The width of one building with its surroundings, in units of the drawing. */
export const LOT = 320;
const STARS = "M26 22h.1M112 9h.1M212 16h.1M304 7h.1";
/** Hills with cypresses, which continue behind the next building. */
const HILLS =
  "M0 134v-26c42-26 96-32 146-12s118 22 174 12v26zM4 108c-3-14 0-24 3-28 3 4 6 14 3 28zM16 103c-3-12 0-20 2.500-24 2.500 4 5.500 12 2.500 24zM268 114c-3-15 0-26 3-30 3 4 6 15 3 30z";

type FrameProps = {
  /** How many buildings stand in it. */
  lots: number;
  /** In a frame of another shape: `whole` shows everything and more of the sky, `start` cuts the end off. */
  fit: "whole" | "start";
  ground: SceneGround;
  className: string;
  children: ReactNode;
};

/** Sky, hills and ground, which go on beside the drawings. */
export function SceneFrame({ lots, fit, ground, className, children }: FrameProps) {
  const width = LOT * lots;
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      viewBox={`0 0 ${width} 150`}
      preserveAspectRatio={fit === "whole" ? "xMidYMax" : "xMinYMax slice"}
      className={cn("block w-full", GROUND_CLASS[ground], className)}
    >
      <path d={`M-640-640h${width + 1280}v790H-640z`} className="fill-scene-sky" />
      {Array.from({ length: lots + 2 }, (_, lot) => lot - 1).map((lot) => (
        <g key={lot} transform={`translate(${LOT * lot})`}>
          {ground === "night" && <path d={STARS} className="scene-stars" />}
          <path d={HILLS} className="fill-scene-hill" />
        </g>
      ))}
      <path d={`M-640 134h${width + 1280}v16H-640z`} className="fill-scene-ground" />
      {children}
    </svg>
  );
}
