import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { type AccountExport, type ExportContext, exportColumns, toAccountExport } from "@/lib/report/account-export";
import { readReviews } from "@/lib/report/queries";
import { limitAct } from "@/lib/security/rate-limit";

/** Exports everything stored about the account's person, and logs the export. @throws AppError rate_limited */
export async function exportAccount(
  account: Account,
  { address, ...context }: ExportContext & { address: string },
  now = new Date(),
): Promise<AccountExport> {
  await limitAct("export", { account: account.id, address });
  const stored = await db().$transaction(async (tx) => {
    await recordEvent(tx, { kind: "data_exported", actorId: account.id, subjectId: account.id });
    return tx.user.findUniqueOrThrow({ where: { id: account.id }, select: exportColumns });
  });
  const reviews = new Map<string, Awaited<ReturnType<typeof readReviews>>>();
  for (const { id } of stored.attempts) reviews.set(id, await readReviews(account, id, context.language));
  return toAccountExport(stored, reviews, context, now);
}
