import { expect, it } from "vitest";
import { EXPORT_COLUMNS, toExportRows } from "@/lib/admin/student-csv";

const LABELS = { none: "none", scheduled: "scheduled", active: "active", expired: "expired", ended: "ended" };

it("the days of the list are those of Italy, and a birthday is the one that was given", () => {
  const student = {
    access: { state: "active", expiresAt: new Date("2026-06-30T22:30:00Z") },
    suspendedAt: new Date("2026-12-31T23:00:00Z"),
    createdAt: new Date("2026-03-01T12:00:00Z"),
    birthDate: new Date("1985-12-10T00:00:00Z"),
    attempts: [],
  } as unknown as Parameters<typeof toExportRows>[0][number];
  const [row = []] = toExportRows([student], LABELS);
  const cell = (column: (typeof EXPORT_COLUMNS)[number]) => row[EXPORT_COLUMNS.indexOf(column)];
  expect([cell("accessUntil"), cell("suspendedAt"), cell("registered"), cell("birthDate")]).toEqual([
    "2026-07-01",
    "2027-01-01",
    "2026-03-01",
    "1985-12-10",
  ]);
});
