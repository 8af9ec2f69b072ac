import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

const PROPOSALS_SHOWN = 100;

const columns = {
  id: true,
  page: true,
  locale: true,
  sentence: true,
  proposal: true,
  createdAt: true,
  doneAt: true,
} satisfies Prisma.TranslationProposalSelect;

export type TranslationProposal = Prisma.TranslationProposalGetPayload<{ select: typeof columns }>;

/** How many proposals are open and how many done, and those of one state, the oldest first. */
export async function listTranslationProposals(_admin: Admin, isDone: boolean) {
  const { translationProposal } = db();
  const [open, done, proposals] = await Promise.all([
    translationProposal.count({ where: { doneAt: null } }),
    translationProposal.count({ where: { doneAt: { not: null } } }),
    translationProposal.findMany({
      where: { doneAt: isDone ? { not: null } : null },
      select: columns,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: PROPOSALS_SHOWN,
    }),
  ]);
  return { open, done, proposals };
}

/** Every proposal, by language and page: a helper works through one language. Their number is limited. */
export async function readTranslationProposals(_admin: Admin): Promise<TranslationProposal[]> {
  return db().translationProposal.findMany({
    select: columns,
    orderBy: [{ locale: "asc" }, { page: "asc" }, { createdAt: "asc" }],
  });
}
