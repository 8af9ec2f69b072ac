import type { Prisma } from "@/prisma/generated/client";

/** Allowlist of user columns, without secrets, for the administration and the data export; each adds its own. */
export const personColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  taxCode: true,
  birthDate: true,
  birthPlace: true,
  street: true,
  city: true,
  province: true,
  postalCode: true,
  phone: true,
  isAdmin: true,
  suspendedAt: true,
  externalCode: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

export type Person = Prisma.UserGetPayload<{ select: typeof personColumns }>;
