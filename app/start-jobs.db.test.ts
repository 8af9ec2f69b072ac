import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startJobsLater } from "@/app/start-jobs";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { makeUser } from "@/tests/support/factories";
import { type MailServer, startMailServer } from "@/tests/support/smtp";

let server: MailServer;

beforeEach(async () => {
  server = await startMailServer();
  Object.assign(env(), { SMTP_URL: server.url });
});
afterEach(async () => {
  Object.assign(env(), { SMTP_URL: undefined, VERCEL: undefined });
  await server.stop();
});

/** Lets every round of upkeep record its scheduled chores. */
const countChores = () => db().job.count({ where: { queue: "upkeep" } });

describe("in a function", () => {
  it("no round of work begins, and work queued by a request runs after its response", async () => {
    Object.assign(env(), { VERCEL: "1" });
    const stopJobRounds = startJobsLater();
    const { id, email } = await makeUser();
    await queueAccountMail(db(), { kind: "email_changed", to: { email, firstName: "Prova", locale: "it" } }, id);
    await runQueuedJobs();
    expect(server.messages).toHaveLength(1);
    // Where rounds begin, this waits for the first one.
    await stopJobRounds();
    expect(await countChores()).toBe(0);
  });
});

describe("in a server that stays up", () => {
  it("rounds of work begin", async () => {
    const stopJobRounds = startJobsLater();
    await expect.poll(countChores).toBeGreaterThan(0);
    await stopJobRounds();
  });
});
