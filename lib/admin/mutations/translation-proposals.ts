import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { ProposalState } from "@/lib/admin/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/** Marks a proposal as done, or opens it again; does nothing if it already is so. @throws AppError not_found */
export async function setProposalState(admin: Admin, { proposalId: id, isDone }: ProposalState): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.translationProposal.updateMany({
      where: { id, doneAt: isDone ? null : { not: null } },
      data: { doneAt: isDone ? new Date() : null },
    });
    if (count === 0) {
      if ((await tx.translationProposal.count({ where: { id } })) === 0) throw new AppError("not_found");
      return;
    }
    const kind = isDone ? "translation_proposal_done" : "translation_proposal_reopened";
    await recordEvent(tx, { kind, actorId: admin.id });
  });
}

/** Deletes all proposals that are done. */
export async function deleteDoneProposals(admin: Admin): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.translationProposal.deleteMany({ where: { doneAt: { not: null } } });
    if (count === 0) return;
    await recordEvent(tx, { kind: "translation_proposals_deleted", actorId: admin.id, details: { count } });
  });
}
