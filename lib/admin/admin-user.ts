import type { Student } from "@/lib/admin/queries/students";

/**
 * A student as the admin's calls tell it (specification, section 3, "User (admin list)"): listed field by field.
 * `hasPaid`: has access now. Times are ISO, `dataNascita` is a date such as `1985-12-10`.
 * @param totals what each attempt comes to, out of 60
 */
export function toAdminUser(student: Student, totals: ReadonlyMap<string, number>) {
  return {
    id: student.id,
    firstName: student.firstName,
    lastName: student.lastName,
    email: student.email,
    codiceFiscale: student.taxCode,
    hasPaid: student.access.state === "active",
    isAdmin: student.isAdmin,
    isSuspended: student.suspendedAt !== null,
    suspendedAt: student.suspendedAt?.toISOString() ?? null,
    externalCode: student.externalCode,
    createdAt: student.createdAt.toISOString(),
    dataNascita: student.birthDate.toISOString().slice(0, 10),
    luogoNascita: student.birthPlace,
    indirizzo: student.street,
    cap: student.postalCode,
    citta: student.city,
    provincia: student.province,
    ...(student.phone ? { telefono: student.phone } : {}),
    attemptSessions: student.attempts.map(({ id, simulationId, status, closedAt }) => ({
      id,
      simulationId,
      status,
      totalScore: Math.round((totals.get(id) ?? 0) * 10) / 10,
      endTime: closedAt?.toISOString() ?? null,
    })),
  };
}
