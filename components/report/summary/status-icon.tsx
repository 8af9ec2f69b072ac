import { Path, Svg } from "@react-pdf/renderer";
import { COLOURS } from "@/components/report/summary/styles";

export type StatusIconKind = "tick" | "cross" | "dash";

const ICONS: Record<StatusIconKind, { colour: string; path: string }> = {
  tick: { colour: COLOURS.accent, path: "M1 5.2 L3.7 8 L9 1.8" },
  cross: { colour: COLOURS.wrong, path: "M1.8 1.8 L8.2 8.2 M8.2 1.8 L1.8 8.2" },
  dash: { colour: COLOURS.careful, path: "M1.5 5 L8.5 5" },
};

export const iconColour = (kind: StatusIconKind): string => ICONS[kind].colour;

export function StatusIcon({ kind }: { kind: StatusIconKind }) {
  const { colour, path } = ICONS[kind];
  return (
    <Svg viewBox="0 0 10 10" style={{ width: 9, height: 9 }}>
      <Path d={path} stroke={colour} strokeWidth={1.7} strokeLinecap="round" />
    </Svg>
  );
}
