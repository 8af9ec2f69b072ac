import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { MAIL_FAILURES } from "@/lib/mail/failures";
import { fullName } from "@/lib/product/format";

const MAILS_SHOWN = 50;
/** After this many tries without any reply a mail is listed too. */
const MANY_TRIES = 3;

/** `student` is null when the recipient has no account. */
export type UndeliveredMail = Awaited<ReturnType<typeof listUndeliveredMails>>[number];

/** Mails that failed and have not been sent since, the latest first. */
export async function listUndeliveredMails(_admin: Admin) {
  const mails = await db().job.findMany({
    where: {
      queue: "mail",
      state: { in: ["queued", "running", "failed"] },
      // Placeholders for unregistered addresses expire at once, and have no account.
      OR: [
        { failure: { not: "expired" } },
        { failure: "expired", userId: { not: null } },
        { failure: null, tries: { gte: MANY_TRIES } },
      ],
    },
    select: {
      id: true,
      kind: true,
      tries: true,
      failure: true,
      createdAt: true,
      user: { select: { id: true, firstName: true, lastName: true, email: true } },
    },
    orderBy: { createdAt: "desc" },
    take: MAILS_SHOWN,
    relationLoadStrategy: "join",
  });
  return mails.map(({ failure, user, ...mail }) => ({
    ...mail,
    failure: MAIL_FAILURES.find((name) => name === failure) ?? null,
    student: user && { id: user.id, name: fullName(user), email: user.email },
  }));
}
