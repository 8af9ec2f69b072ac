import type { Section } from "@/lib/exam/sections";

export type ContentFault = {
  /** Number of the simulation; 0 for all together. */
  simulation: number;
  section?: Section;
  /** Number of the question; in the writing, the letter of the option. */
  question?: number | string;
  message: string;
};

/** Printed, but does not fail the check. */
export type Remark = ContentFault;

export function describeFault({ simulation, section, question, message }: ContentFault): string {
  const place = [simulation === 0 ? "all simulations" : `simulation ${simulation}`, section, question]
    .filter((part) => part !== undefined)
    .join(" ");
  return `${place}: ${message}`;
}
