import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { grantAccess } from "@/lib/admin/mutations/change-access";
import { findStudent, getUserDetails } from "@/lib/admin/queries/student";
import { db } from "@/lib/db/client";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { makeAdmin, makeLearner } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

async function makeStudent() {
  const [admin, learner] = [await makeAdmin(), await makeLearner()];
  const attemptId = await startAttempt(learner, 1);
  await correctSection(learner, attemptId, "lettura");
  await handInWriting(learner, attemptId, { text: "Ciao Anna, come stai?", option: "A" });
  await finishAttempt(learner, attemptId);
  await startAttempt(learner, 2);
  return { admin, learner, attemptId };
}

describe("one student", () => {
  it("is read in one statement, history included", async () => {
    const { admin, learner, attemptId } = await makeStudent();
    const until = new Date(Date.now() + 500 * 86_400_000).toISOString().slice(0, 10);
    await grantAccess(admin, { userId: learner.id, until, reason: "Borsa di studio" });
    let student: Awaited<ReturnType<typeof findStudent>> = null;
    const statements = await countStatements(async () => {
      student = await findStudent(admin, learner.id);
    });
    expect(statements).toBe(1);
    expect(student).toMatchObject({
      email: learner.email,
      access: { state: "active" },
      attempts: [
        { simulationId: 2, status: "active", writingId: null },
        { id: attemptId, simulationId: 1, status: "closed", totalScore: 0, writingId: expect.any(String) },
      ],
      mails: [],
    });
    const history = await findStudent(admin, learner.id).then((found) => found?.history ?? []);
    expect(history.map(({ messageKey }) => messageKey)).toEqual(
      expect.arrayContaining([
        "events.access_granted",
        "kinds.attemptFinished",
        "kinds.writingHandedIn",
        "kinds.registered",
      ]),
    );
  });

  it("is null for an unknown id", async () => {
    const admin = await makeAdmin();
    expect(await findStudent(admin, randomUUID())).toBeNull();
    await expect(getUserDetails(admin, randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });

  it("is returned by the call with its listed fields only", async () => {
    const { admin, learner, attemptId } = await makeStudent();
    await db().user.update({ where: { id: learner.id }, data: { externalCode: "G-1", phone: "+39 333" } });
    const details = await getUserDetails(admin, learner.id);
    expect(Object.keys(details).toSorted()).toEqual(
      [
        ...[
          "id",
          "firstName",
          "lastName",
          "email",
          "codiceFiscale",
          "hasPaid",
          "isAdmin",
          "isSuspended",
          "suspendedAt",
        ],
        ...["externalCode", "createdAt", "dataNascita", "luogoNascita", "indirizzo", "cap", "citta", "provincia"],
        ...["telefono", "attemptSessions"],
      ].toSorted(),
    );
    expect(details).toMatchObject({
      hasPaid: true,
      dataNascita: "1985-12-10",
      externalCode: "G-1",
      telefono: "+39 333",
    });
    expect(details.attemptSessions).toEqual([
      { id: expect.any(String), simulationId: 2, status: "active", totalScore: 0, endTime: null },
      { id: attemptId, simulationId: 1, status: "closed", totalScore: 0, endTime: expect.any(String) },
    ]);
  });
});
