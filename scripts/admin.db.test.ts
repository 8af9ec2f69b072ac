import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { resetSecondFactor, revokeAdmin } from "@/lib/accounts/mutations/admin-rights";
import { confirmSecondFactor, proposeSecondFactor } from "@/lib/accounts/mutations/change-second-factor";
import { verifyLogin } from "@/lib/accounts/mutations/sign-in";
import { db } from "@/lib/db/client";
import { DATABASE, startPostgres } from "@/scripts/postgres";
import { applyMigrations } from "@/scripts/schema-engine";
import { appCode } from "@/tests/support/authenticator";
import { makeAdmin, makeUser, PASSWORD } from "@/tests/support/factories";

const DETAILS = ["Anna", "Rossi", "RSSMRA85T10A562S", "1985-12-10", "Durazzo", "Via Roma 1", "Modena", "mo", "41121"];
const NEW_PASSWORD = "una-password-nuova";

/** Runs the command as a user would, with these lines as input. */
function admin(args: string[], answers: string[] = [], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((done, fail) => {
    const node = ["--conditions=react-server", "--import", "./scripts/alias.ts", "scripts/admin.ts", ...args];
    const child = spawn(process.execPath, node, { env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", fail);
    child.once("close", (code) => done({ code, output }));
    child.stdin.end(answers.map((line) => `${line}\n`).join(""));
  });
}

const find = (email: string) => db().user.findUniqueOrThrow({ where: { email } });
const eventsOf = async (subjectId: string) =>
  (await db().auditEvent.findMany({ where: { subjectId, source: "command" }, orderBy: { createdAt: "asc" } })).map(
    ({ kind }) => kind,
  );

it("makes a new admin's account from the registration's fields, and never shows the password", async () => {
  const made = await admin(["create", "Anna.Nuova@Example.it"], [NEW_PASSWORD, NEW_PASSWORD, ...DETAILS, "yes"]);
  expect(made.code).toBe(0);
  expect(made.output).not.toContain(NEW_PASSWORD);
  const user = await find("anna.nuova@example.it");
  expect(user).toMatchObject({ isAdmin: true, province: "MO", taxCode: "RSSMRA85T10A562S" });
  expect(await verifyLogin({ email: user.email, password: NEW_PASSWORD })).toMatchObject({ isAdmin: true });
  expect(await eventsOf(user.id)).toEqual(["account_registered", "admin_made"]);
});

it("makes no admin without all fields or without accepting the terms", async () => {
  const short = await admin(["create", "breve@example.it"], [NEW_PASSWORD, NEW_PASSWORD, "Anna"]);
  const refused = await admin(["create", "breve@example.it"], [NEW_PASSWORD, NEW_PASSWORD, ...DETAILS, "no"]);
  const wrong = await admin(["create", "breve@example.it"], ["123", "123", ...DETAILS, "yes"]);
  expect([short.code, refused.code, wrong.code]).toEqual([1, 1, 1]);
  expect(await db().user.count({ where: { email: "breve@example.it" } })).toBe(0);
});

it("makes an existing account an admin after a confirmation, and ends its sessions", async () => {
  const learner = await makeUser();
  expect((await admin(["create", learner.email], ["no"])).code).toBe(1);
  expect((await find(learner.email)).isAdmin).toBe(false);
  expect((await admin(["create", learner.email], ["yes"])).code).toBe(0);
  expect(await find(learner.email)).toMatchObject({ isAdmin: true, sessionVersion: learner.sessionVersion + 1 });
  expect(await eventsOf(learner.id)).toEqual(["admin_made"]);
});

it("lists the admins and no learner, with the second factor", async () => {
  const [plain, learner, safe] = [await makeAdmin(), await makeUser(), await makeAdmin()];
  await confirmSecondFactor(safe, appCode(await proposeSecondFactor(safe, PASSWORD)), new Date());
  const { output } = await admin(["list"]);
  const lineOf = (email: string) => output.split("\n").find((line) => line.startsWith(email)) ?? "";
  expect(lineOf(plain.email)).toMatch(/\bno\b.*never/);
  expect(lineOf(safe.email)).toMatch(/\byes\b/);
  expect(output).not.toContain(learner.email);
});

it("revokes the right, with the sessions and the second factor", async () => {
  const [user] = [await makeAdmin(), await makeAdmin()];
  await confirmSecondFactor(user, appCode(await proposeSecondFactor(user, PASSWORD)), new Date());
  const before = await find(user.email);
  expect((await admin(["revoke", user.email])).code).toBe(0);
  expect(await find(user.email)).toMatchObject({ isAdmin: false, sessionVersion: before.sessionVersion + 1 });
  expect(await db().secondFactor.count({ where: { userId: user.id } })).toBe(0);
  expect(await eventsOf(user.id)).toEqual(["admin_revoked"]);
  await expect(revokeAdmin(user.email, { isForced: false })).rejects.toMatchObject({ code: "not_found" });
});

it("removes a lost second factor", async () => {
  const user = await makeAdmin();
  await confirmSecondFactor(user, appCode(await proposeSecondFactor(user, PASSWORD)), new Date());
  expect((await admin(["reset-second-factor", user.email])).code).toBe(0);
  expect(await verifyLogin({ email: user.email, password: PASSWORD })).not.toBeNull();
  expect(await eventsOf(user.id)).toEqual(["second_factor_removed"]);
  await expect(resetSecondFactor(user.email)).rejects.toMatchObject({ code: "not_found" });
});

it("keeps the last admin unless forced", async () => {
  await db().user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false } });
  const last = await makeAdmin();
  const refused = await admin(["revoke", last.email]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("last admin") });
  expect((await find(last.email)).isAdmin).toBe(true);
  expect((await admin(["revoke", last.email, "--force"])).code).toBe(0);
  expect((await find(last.email)).isAdmin).toBe(false);
});

it("prints its usage for unknown arguments", async () => {
  for (const args of [
    ["list", "anna@example.it"],
    ["promote", "anna@example.it"],
  ])
    expect(await admin(args)).toMatchObject({ code: 2, output: expect.stringContaining("npm run admin -- create") });
});

it("finds a running embedded database, and otherwise starts it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "cils-admin-"));
  const embedded = { DATABASE_URL: "", DATA_DIR: dataDir };
  const postgres = await startPostgres({ dataDir, throwAway: true });
  try {
    await postgres.ensureDatabase(DATABASE);
    await applyMigrations(postgres.url(DATABASE));
    const answers = [NEW_PASSWORD, NEW_PASSWORD, ...DETAILS, "yes"];
    expect((await admin(["create", "anna@example.it"], answers, embedded)).code).toBe(0);
    await postgres.stop();
    expect((await admin(["list"], [], embedded)).output).toContain("anna@example.it");
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
