import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

type Who = { id: string } | { email: string };

/**
 * Sets the school's own code for a student. @throws AppError not_found
 * @param who an id, or an e-mail in lower case
 * @param externalCode trimmed; empty removes the code
 */
export async function setExternalCode(admin: Admin, who: Who, externalCode: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const [student] = await tx.user.updateManyAndReturn({
      where: who,
      data: { externalCode: externalCode === "" ? null : externalCode },
      select: { id: true },
    });
    if (!student) throw new AppError("not_found");
    const details = { cleared: externalCode === "" };
    await recordEvent(tx, { kind: "external_code_set", actorId: admin.id, subjectId: student.id, details });
  });
}
