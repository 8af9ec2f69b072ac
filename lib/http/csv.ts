import "server-only";
import { stringify } from "csv-stringify/sync";
import { italianDay } from "@/lib/product/italian-day";

export type Cell = string | number | null;

/** A formula sign at the start of a cell, also for readers that trim or split at another separator than the file's. */
const FORMULA_START = /(?<=(?:^|[;,|\t\r\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const escapeFormulas = (cell: Cell) => (typeof cell === "string" ? cell.replace(FORMULA_START, "'") : cell);

/** A text that a spreadsheet would read as a number or a date: a postal code, a telephone number, a code of the school. */
const LOOKS_NUMERIC = /^\d+(?:[-/:eE]\d+)*$/;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** As a constant formula, the only form in which Excel keeps every digit. Days stay days. */
const keepDigits = (text: string) =>
  LOOKS_NUMERIC.test(text) && !ISO_DAY.test(text) ? { value: `="${text}"`, escape_formulas: false } : text;

const toCsv = (rows: readonly (readonly Cell[])[], bom: boolean) =>
  stringify(
    rows.map((row) => row.map(escapeFormulas)),
    {
      bom,
      delimiter: ";",
      record_delimiter: "\r\n",
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      cast: { string: keepDigits },
    },
  );

/**
 * The start of a CSV file that opens correctly in a spreadsheet with Italian settings. Formula signs get an apostrophe
 * (OWASP, "CSV injection"), because users choose their own names. Texts of digits keep their leading zeros.
 */
export function startCsv(titles: readonly string[]): string {
  return toCsv([titles], true);
}

/** Rows to append after `startCsv`. */
export function toCsvLines(rows: readonly (readonly Cell[])[]): string {
  return toCsv(rows, false);
}

/** The headers of a download, never stored by a cache. @param name of the file, before today's date */
export const csvHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}-${italianDay(new Date())}.csv"`,
  "Cache-Control": "no-store",
});
