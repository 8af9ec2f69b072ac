/** What a check of the content has to say: something wrong (a fault) or something a person should know (a remark). */
import type { Section } from "@/lib/exam/sections";

export type Fault = {
  /** Its number; 0 when the papers together are at fault. */
  simulation: number;
  section?: Section;
  /** The number of the question; in the writing, the letter of the option. */
  question?: number | string;
  message: string;
};

/** The same shape: printed, never counted. */
export type Remark = Fault;

/** One line: where, then what. */
export function describeFault({ simulation, section, question, message }: Fault): string {
  const place = [simulation === 0 ? "all simulations" : `simulation ${simulation}`, section, question]
    .filter((part) => part !== undefined)
    .join(" ");
  return `${place}: ${message}`;
}
