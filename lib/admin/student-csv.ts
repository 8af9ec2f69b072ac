import type { Student } from "@/lib/admin/queries/students";

// What a spreadsheet set to Italian opens by a double click: the mark of UTF-8, semicolons, CRLF.
const BYTE_ORDER_MARK = "\uFEFF";
const SEPARATOR = ";";
const LINE_END = "\r\n";

/** The columns of the export, by their keys in `admin.students.export`. */
export const EXPORT_COLUMNS = [
  "lastName",
  "firstName",
  "email",
  "taxCode",
  "externalCode",
  "access",
  "accessUntil",
  "suspendedAt",
  "registered",
  "birthDate",
  "birthPlace",
  "street",
  "postalCode",
  "city",
  "province",
  "phone",
  "attempts",
] as const;

type Cell = string | number | null;

/**
 * A value as a cell. What a spreadsheet would take for a formula (people choose their names themselves) is made a text by
 * an apostrophe, as OWASP advises against "CSV injection".
 */
export function toCell(value: Cell): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toLine = (cells: readonly Cell[]) => cells.map(toCell).join(SEPARATOR) + LINE_END;
const toDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** The first line of the file. */
export function toCsvHead(titles: readonly string[]): string {
  return BYTE_ORDER_MARK + toLine(titles);
}

/**
 * Students as lines of the file, the columns as in `EXPORT_COLUMNS`; dates such as `2026-11-21`.
 * @param accessWords what each state of access is called
 */
export function toCsvLines(
  students: readonly Student[],
  accessWords: Record<Student["access"]["state"], string>,
): string {
  const lines = students.map((student) =>
    toLine([
      student.lastName,
      student.firstName,
      student.email,
      student.taxCode,
      student.externalCode,
      accessWords[student.access.state],
      toDay(student.access.expiresAt),
      toDay(student.suspendedAt),
      toDay(student.createdAt),
      toDay(student.birthDate),
      student.birthPlace,
      student.street,
      student.postalCode,
      student.city,
      student.province,
      student.phone,
      student.attempts.length,
    ]),
  );
  return lines.join("");
}
