import "server-only";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/**
 * A formula sign where a cell would begin for a reader that splits at another separator than the file's, or that trims: after a
 * comma inside a name as well as at its beginning.
 */
const HIDDEN_FORMULA = /(?<=(?:^|[;,|\t\r\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const disarm = (cell: Cell) => (typeof cell === "string" ? cell.replace(HIDDEN_FORMULA, "'") : cell);

const write = (rows: readonly (readonly Cell[])[], bom: boolean) =>
  stringify(
    rows.map((row) => row.map(disarm)),
    { bom, delimiter: ";", record_delimiter: "\r\n", quoted: true, quoted_empty: true, escape_formulas: true },
  );

/**
 * The beginning of a file that a spreadsheet set to Italian opens by a double click: the mark of UTF-8, semicolons, CRLF. Every cell
 * is quoted, and none begins with what a spreadsheet takes for a formula (people choose their names themselves): an apostrophe makes
 * it a text, as OWASP advises against "CSV injection".
 */
export function startCsv(titles: readonly string[]): string {
  return write([titles], true);
}

/** More lines of that file. */
export function toCsvLines(rows: readonly (readonly Cell[])[]): string {
  return write(rows, false);
}
