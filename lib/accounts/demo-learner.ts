import "server-only";

/** The learner of the demo data (`prisma/seed.ts`); exists nowhere else. */
export const DEMO_LEARNER = { email: "studente@example.it", password: "Prova-2026!" };
