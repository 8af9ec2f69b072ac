import type { Access } from "@/lib/payments/entitlement";

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  taxCode: string;
  isAdmin: boolean;
  suspendedAt: Date | null;
  externalCode: string | null;
  createdAt: Date;
  birthDate: Date;
  birthPlace: string;
  street: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string | null;
};

type AttemptResult = {
  id: string;
  simulationId: number;
  status: "active" | "closed";
  totalScore: number;
  closedAt: Date | null;
};

/** The user of the specification (section 3, "User (admin list)"), with the attempts of its detail. Times are ISO strings. */
export type UserDetails = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  codiceFiscale: string;
  hasPaid: boolean;
  isAdmin: boolean;
  isSuspended: boolean;
  suspendedAt: string | null;
  externalCode: string | null;
  createdAt: string;
  dataNascita: string;
  luogoNascita: string;
  indirizzo: string;
  cap: string;
  citta: string;
  provincia: string;
  telefono: string | null;
  attemptSessions: {
    id: string;
    simulationId: number;
    status: "active" | "closed";
    /** Of 60, as far as it is marked. */
    totalScore: number;
    endTime: string | null;
  }[];
};

/** Lists what of a student an admin's call answers. `hasPaid`: the access is active now, as everywhere. */
export function toUserDetails(person: Person, access: Access, attempts: readonly AttemptResult[]): UserDetails {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    codiceFiscale: person.taxCode,
    hasPaid: access.state === "active",
    isAdmin: person.isAdmin,
    isSuspended: person.suspendedAt !== null,
    suspendedAt: person.suspendedAt?.toISOString() ?? null,
    externalCode: person.externalCode,
    createdAt: person.createdAt.toISOString(),
    dataNascita: person.birthDate.toISOString().slice(0, 10),
    luogoNascita: person.birthPlace,
    indirizzo: person.street,
    cap: person.postalCode,
    citta: person.city,
    provincia: person.province,
    telefono: person.phone,
    attemptSessions: attempts.map(({ id, simulationId, status, totalScore, closedAt }) => ({
      id,
      simulationId,
      status,
      totalScore,
      endTime: closedAt?.toISOString() ?? null,
    })),
  };
}
