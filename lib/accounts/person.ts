import type { Prisma } from "@/prisma/generated/client";

/**
 * What an account tells of its person: the allowlist that the administration and the person's own export begin from, each adding by
 * name what it tells beyond this. No password, no second factor, no version of a session.
 */
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
