import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/db/client";
import { enqueueJob, replaceJob } from "@/lib/jobs/claims";
import { toRecipient } from "@/lib/mail/recipient";

const to = z.object({ email: z.string(), firstName: z.string(), locale: z.string() }).transform(toRecipient);
const code = { to, code: z.string(), minutes: z.number() };

/** Payload of an account mail; stored sealed until it is sent. */
export const accountMailSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("reset_code"), ...code }),
  z.object({ kind: z.literal("email_code"), ...code }),
  z.object({ kind: z.literal("password_changed"), to, changedAt: z.coerce.date() }),
  z.object({ kind: z.literal("login_tries_out"), to, triedAt: z.coerce.date() }),
  z.object({ kind: z.literal("email_changed"), to }),
  z.object({ kind: z.literal("account_deleted"), to, why: z.enum(["asked", "old"]) }),
]);

type Letter = z.input<typeof accountMailSchema>;

/** Code mails go first: the user is waiting on the page for the code. */
const CODE_PRIORITY = 0;
const NEWS_PRIORITY = 3;

/**
 * Queues a mail with a code, in place of a pending one; it is not sent after the code expires.
 * @param holder `isStandIn`: an unregistered address, for which the same work is done but no mail is sent
 */
export async function queueCode(
  tx: Transaction,
  letter: Extract<Letter, { code: string }>,
  holder: { id: string; isStandIn?: boolean },
  now = new Date(),
): Promise<void> {
  await replaceJob(tx, {
    queue: "mail",
    kind: letter.kind,
    key: `${letter.kind}:${holder.id}`,
    priority: CODE_PRIORITY,
    userId: holder.isStandIn ? null : holder.id,
    facts: holder.isStandIn ? {} : letter,
    expiresAt: holder.isStandIn ? now : new Date(now.getTime() + letter.minutes * 60_000),
  });
}

/** Queues a mail about an account change. @param userId null if the account has been deleted */
export async function queueAccountMail(
  tx: Transaction,
  letter: Exclude<Letter, { code: string }>,
  userId: string | null,
): Promise<void> {
  await enqueueJob(tx, { queue: "mail", kind: letter.kind, priority: NEWS_PRIORITY, userId, facts: letter });
}

/** Queues a mail at most once per holder and day (UTC). @param letter null for an unregistered address: no mail */
export async function queueOnceADay(
  tx: Transaction,
  letter: Extract<Letter, { kind: "login_tries_out" }> | null,
  holderId: string,
  now: Date,
): Promise<void> {
  await enqueueJob(tx, {
    queue: "mail",
    kind: "login_tries_out",
    key: `login_tries_out:${holderId}:${now.toISOString().slice(0, 10)}`,
    priority: NEWS_PRIORITY,
    userId: letter && holderId,
    facts: letter ?? {},
    ...(letter ? {} : { expiresAt: now }),
  });
}
