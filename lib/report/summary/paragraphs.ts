import { toPrintable } from "@/lib/report/printable";

/** Splits a text into printable paragraphs, without empty lines. */
export function toParagraphs(text: string): string[] {
  return toPrintable(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
