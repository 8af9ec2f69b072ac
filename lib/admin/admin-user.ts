import type { Person } from "@/lib/accounts/person";
import { type Access, hasPaid } from "@/lib/payments/entitlement";
import { calendarDay } from "@/lib/product/italian-day";
import type { Attempt } from "@/prisma/generated/client";

type AttemptResult = Pick<Attempt, "id" | "simulationId" | "status" | "closedAt"> & { totalScore: number };

/** A student as returned by the admin API. Times are ISO, `dataNascita` is a date; without a phone no `telefono`. */
export function toAdminUser(person: Person, access: Access, attempts: readonly AttemptResult[]) {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    codiceFiscale: person.taxCode,
    hasPaid: hasPaid(access),
    isAdmin: person.isAdmin,
    isSuspended: person.suspendedAt !== null,
    suspendedAt: person.suspendedAt?.toISOString() ?? null,
    externalCode: person.externalCode,
    createdAt: person.createdAt.toISOString(),
    dataNascita: calendarDay(person.birthDate),
    luogoNascita: person.birthPlace,
    indirizzo: person.street,
    cap: person.postalCode,
    citta: person.city,
    provincia: person.province,
    ...(person.phone ? { telefono: person.phone } : {}),
    attemptSessions: attempts.map(({ id, simulationId, status, totalScore, closedAt }) => ({
      id,
      simulationId,
      status,
      totalScore,
      endTime: closedAt?.toISOString() ?? null,
    })),
  };
}

/** Like `toAdminUser`, but with a null `telefono` instead of an absent one. */
export function toUserDetails(person: Person, access: Access, attempts: readonly AttemptResult[]) {
  return { ...toAdminUser(person, access, attempts), telefono: person.phone };
}
