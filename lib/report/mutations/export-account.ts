import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { type AccountExport, exportColumns, toAccountExport } from "@/lib/report/account-export";
import { readReviews } from "@/lib/report/queries";
import type { SummaryTranslators } from "@/lib/report/summary/translators";
import { limitAct } from "@/lib/security/rate-limit";

export type ExportOptions = { language: string; product: string; translators: SummaryTranslators; address: string };

/** Exports everything stored about the account's person, and logs the export. @throws AppError rate_limited */
export async function exportAccount(
  account: Account,
  options: ExportOptions,
  now = new Date(),
): Promise<AccountExport> {
  await limitAct("export", { account: account.id, address: options.address });
  const stored = await db().$transaction(async (tx) => {
    await recordEvent(tx, { kind: "data_exported", actorId: account.id, subjectId: account.id });
    return tx.user.findUniqueOrThrow({ where: { id: account.id }, select: exportColumns });
  });
  const reviews = new Map<string, Awaited<ReturnType<typeof readReviews>>>();
  for (const { id } of stored.attempts) reviews.set(id, await readReviews(account, id, options.language));
  return toAccountExport(stored, reviews, options, now);
}
