import { HealthScene, HomeScene, NeighbourhoodScene, OfficeScene, WorkScene } from "@/components/layout/scene-drawings";
import { cn } from "@/lib/utils";

const SCENES = {
  home: HomeScene,
  office: OfficeScene,
  health: HealthScene,
  work: WorkScene,
  neighbourhood: NeighbourhoodScene,
} as const;

export type SceneName = keyof typeof SCENES;

export function Scene({ theme, className }: { theme: SceneName; className?: string }) {
  const Drawing = SCENES[theme];
  return (
    <svg aria-hidden="true" viewBox="0 0 320 150" className={cn("block w-full rounded-lg", className)}>
      <path d="M0 0h320v150H0z" className="fill-sky" />
      <Drawing />
      <path d="M0 134h320v16H0z" className="fill-ground" />
    </svg>
  );
}
