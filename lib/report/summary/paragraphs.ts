import { toPrintable } from "@/lib/report/printable";

/** The lines of a text as paragraphs that the PDF can draw; empty lines are left out. */
export function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
