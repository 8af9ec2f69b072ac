import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import type { NewTranslationProposal } from "@/lib/i18n/translation-proposal";
import { enforceLimit } from "@/lib/security/rate-limit";

/**
 * Stores a proposal of anybody; the same one is stored once. The limit of all callers together bounds the table.
 * @param address the caller's network; only the limit uses it
 * @throws AppError rate_limited
 */
export async function storeTranslationProposal(proposal: NewTranslationProposal, address: string): Promise<void> {
  await enforceLimit("proposal_by_address", address);
  await enforceLimit("proposal_by_anybody", "anybody");
  const { page, locale, sentence, proposal: better } = proposal;
  const key = createHash("sha256")
    .update(JSON.stringify([page, locale, sentence, better]))
    .digest("base64url");
  await db().translationProposal.createMany({
    data: [{ key, page, locale, sentence, proposal: better }],
    skipDuplicates: true,
  });
}
