import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/db/client";
import { enqueueJob, replaceJob } from "@/lib/jobs/claims";
import { toRecipient } from "@/lib/mail/recipient";

const to = z.object({ email: z.string(), firstName: z.string(), locale: z.string() }).transform(toRecipient);
const code = { to, code: z.string(), minutes: z.number() };

/** A mail about an account: what it has to say, kept sealed until it is sent. */
export const accountMailSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("reset_code"), ...code }),
  z.object({ kind: z.literal("email_code"), ...code }),
  z.object({ kind: z.literal("password_changed"), to, changedAt: z.coerce.date() }),
  z.object({ kind: z.literal("login_tries_out"), to, triedAt: z.coerce.date() }),
  z.object({ kind: z.literal("email_changed"), to }),
  z.object({ kind: z.literal("account_deleted"), to, why: z.enum(["asked", "old"]) }),
]);

type Letter = z.input<typeof accountMailSchema>;

/** Somebody waits before the page for a code; the rest tells what has happened. */
const CODE_PRIORITY = 0;
const NEWS_PRIORITY = 3;

/**
 * Writes down a mail with a code. One that still waits for the same holder makes place, for its code is void; after the
 * code's minutes nobody is mailed it any more.
 * @param holder whose code it is; with `isStandIn` of an address nobody has: the same work, and no mail
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

/** Writes down a mail that tells of a change. @param userId null when the account is no more */
export async function queueAccountMail(
  tx: Transaction,
  letter: Exclude<Letter, { code: string }>,
  userId: string | null,
): Promise<void> {
  await enqueueJob(tx, { queue: "mail", kind: letter.kind, priority: NEWS_PRIORITY, userId, facts: letter });
}

/**
 * Writes down a mail that tells of what happens again and again, once for a holder and day (UTC).
 * @param letter null for an address nobody has: the same work, and no mail
 */
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
