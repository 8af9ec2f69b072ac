import type { StudentRow } from "@/lib/admin/queries/students";
import type { Cell } from "@/lib/http/csv";
import { calendarDay, italianDay } from "@/lib/product/italian-day";

const toDay = (moment: Date | null) => moment && italianDay(moment);

type AccessLabels = Record<StudentRow["access"]["state"], string>;

/** Column keys of `admin.students.export` and cell values; days are Italian, such as `2026-11-21`. */
const COLUMNS = [
  ["lastName", ({ lastName }) => lastName],
  ["firstName", ({ firstName }) => firstName],
  ["email", ({ email }) => email],
  ["taxCode", ({ taxCode }) => taxCode],
  ["externalCode", ({ externalCode }) => externalCode],
  ["access", ({ access }, words) => words[access.state]],
  ["accessUntil", ({ access }) => toDay(access.expiresAt)],
  ["suspendedAt", ({ suspendedAt }) => toDay(suspendedAt)],
  ["registered", ({ createdAt }) => toDay(createdAt)],
  ["birthDate", ({ birthDate }) => birthDate && calendarDay(birthDate)],
  ["birthPlace", ({ birthPlace }) => birthPlace],
  ["street", ({ street }) => street],
  ["postalCode", ({ postalCode }) => postalCode],
  ["city", ({ city }) => city],
  ["province", ({ province }) => province],
  ["phone", ({ phone }) => phone],
  ["attempts", ({ attempts }) => attempts.length],
] as const satisfies readonly (readonly [string, (student: StudentRow, accessWords: AccessLabels) => Cell])[];

export const EXPORT_COLUMNS = COLUMNS.map(([column]) => column);

/** Students as CSV rows. @param accessLabels the label of each access state */
export function toExportRows(students: readonly StudentRow[], accessLabels: AccessLabels): Cell[][] {
  return students.map((student) => COLUMNS.map(([, cell]) => cell(student, accessLabels)));
}
