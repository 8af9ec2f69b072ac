/**
 * The codes of a batch as a CSV file: the number, the code, the last day. With semicolons and a byte order mark, so that a
 * spreadsheet set to Italian opens it in columns.
 * @param header the names of the three columns
 * @param expiresOn the last day, empty for none
 */
export function toCodesCsv(header: readonly string[], codes: readonly string[], expiresOn: string): string {
  const rows = codes.map((code, index) => [index + 1, code, expiresOn]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.join(";")}\r\n`).join("")}`;
}
