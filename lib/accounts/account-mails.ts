import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/db/client";
import { enqueueJob, replaceJob } from "@/lib/jobs/claims";
import { recipientSchema } from "@/lib/mail/recipient";
import { TERMS_VERSION } from "@/lib/product/legal";

const to = recipientSchema;
const code = { to, code: z.string(), minutes: z.number() };

/** Payload of an account mail; stored sealed until it is sent. */
export const accountMailSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("reset_code"), ...code }),
  z.object({ kind: z.literal("email_code"), ...code }),
  z.object({ kind: z.literal("password_changed"), to, changedAt: z.coerce.date() }),
  z.object({ kind: z.literal("login_tries_out"), to, triedAt: z.coerce.date() }),
  z.object({ kind: z.literal("email_changed"), to }),
  z.object({ kind: z.literal("account_deleted"), to, why: z.enum(["asked", "old"]) }),
  z.object({ kind: z.literal("terms_changed"), to, askedFrom: z.coerce.date() }),
]);

type AccountMail = z.input<typeof accountMailSchema>;
type Notice = Exclude<AccountMail, { code: string }>;

/** Code mails go first: the user is waiting on the page for the code. */
const CODE_PRIORITY = 0;
const NOTICE_PRIORITY = 3;
/** Mails to all users: after every mail that a user is waiting for. */
const CIRCULAR_PRIORITY = 9;

/**
 * Queues a mail with a code, in place of a pending one; it is not sent after the code expires.
 * @param holder `isPlaceholder`: no account has this address. The same rows are written, so that timing reveals
 * nothing, but no mail is sent.
 */
export async function queueCodeMail(
  tx: Transaction,
  mail: Extract<AccountMail, { code: string }>,
  holder: { id: string; isPlaceholder?: boolean },
  now = new Date(),
): Promise<void> {
  await replaceJob(tx, {
    queue: "mail",
    kind: mail.kind,
    key: `${mail.kind}:${holder.id}`,
    priority: CODE_PRIORITY,
    userId: holder.isPlaceholder ? null : holder.id,
    payload: holder.isPlaceholder ? {} : mail,
    expiresAt: holder.isPlaceholder ? now : new Date(now.getTime() + mail.minutes * 60_000),
  });
}

/** Queues a mail about an account change. @param userId null if the account has been deleted */
export async function queueAccountMail(tx: Transaction, mail: Notice, userId: string | null): Promise<void> {
  await enqueueJob(tx, { queue: "mail", kind: mail.kind, priority: NOTICE_PRIORITY, userId, payload: mail });
}

/**
 * Queues a mail at most once per account per UTC day.
 * @param mail null if no account has the address; nothing is sent
 */
export async function queueTriesOutMail(
  tx: Transaction,
  mail: Extract<AccountMail, { kind: "login_tries_out" }> | null,
  holderId: string,
  now: Date,
): Promise<void> {
  await enqueueJob(tx, {
    queue: "mail",
    kind: "login_tries_out",
    key: `login_tries_out:${holderId}:${now.toISOString().slice(0, 10)}`,
    priority: NOTICE_PRIORITY,
    userId: mail && holderId,
    payload: mail ?? {},
    ...(mail ? {} : { expiresAt: now }),
  });
}

/** The key of an account's mail about the current version of the terms. */
export const termsMailKey = (userId: string) => `terms_changed:${TERMS_VERSION}:${userId}`;

/** Queues the mail about the current version of the terms, once per account. */
export async function queueTermsMail(
  tx: Transaction,
  mail: Extract<AccountMail, { kind: "terms_changed" }>,
  userId: string,
): Promise<void> {
  const key = termsMailKey(userId);
  await enqueueJob(tx, { queue: "mail", kind: mail.kind, key, priority: CIRCULAR_PRIORITY, userId, payload: mail });
}
