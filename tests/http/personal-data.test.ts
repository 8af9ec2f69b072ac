import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, signInByCall, visitor } from "@/tests/support/http";
import { callAction } from "@/tests/support/server-action";

const retention = (query: string) =>
  visitor().request("GET", `/api/cron/retention${query}`, undefined, {
    Authorization: `Bearer ${process.env["CRON_SECRET"]}`,
  });

async function makeForgotten() {
  const user = await makeUser();
  await db().user.update({ where: { id: user.id }, data: { createdAt: new Date(Date.now() - 400 * 86_400_000) } });
  return user.id;
}

describe("the retention call", () => {
  it("as a dry run reports what would be deleted, as ids, and otherwise deletes it", async () => {
    const id = await makeForgotten();
    const dry = await (await retention("?dry=1")).json();
    expect(dry).toMatchObject({ dry: true, accounts: expect.arrayContaining([id]) });
    expect(await db().user.count({ where: { id } })).toBe(1);
    expect((await retention("?dry=maybe")).status).toBe(400);
    expect(await (await retention("")).json()).toMatchObject({ dry: false, accounts: expect.arrayContaining([id]) });
    expect(await db().user.count({ where: { id } })).toBe(0);
    expect(await db().user.count({ where: { email: "studente@example.it" } })).toBe(1);
  });
});

describe("the export call", () => {
  it("returns a file that no cache may store", async () => {
    const response = await (await callerWith({ access: "active" })).request("GET", "/api/account/export");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="CILS_I-miei-dati_[\d-]+\.json"$/,
    );
    expect(await response.json()).toMatchObject({ account: { lastName: "Di Prova" }, attempts: [] });
  });

  it("serves five files an hour, then says when to try again", async () => {
    const caller = await callerWith({});
    for (let time = 0; time < 5; time += 1)
      expect((await caller.request("GET", "/api/account/export")).status).toBe(200);
    const refused = await caller.request("GET", "/api/account/export");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});

describe("an action on the user's own account", () => {
  it("is refused to a visitor and after the session has ended, and changes nothing", async () => {
    const user = await makeUser({ access: "active" });
    const caller = await signInByCall(user.email, PASSWORD);
    await db().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    const entries = {
      saveName: { nome: "Altro", cognome: "Altro" },
      saveBirth: { dataNascita: "1990-02-28", luogoNascita: "Altrove" },
      saveTaxCode: { codiceFiscale: "LCZSFN90B68Z129X" },
      saveAddress: { via: "Via 1", citta: "Bari", provincia: "BA", cap: "70121" },
      savePhone: { telefono: "12345" },
      saveLanguage: { locale: "en" },
      savePassword: { currentPassword: PASSWORD, newPassword: "un'altra-1", newPasswordAgain: "un'altra-1" },
      sendEmailCode: { email: "altra@example.it", currentPassword: PASSWORD },
      sendConfirmationCode: undefined,
      saveEmail: { code: "123456" },
      signOutEverywhere: undefined,
      deleteOwnAccount: { currentPassword: PASSWORD, understood: "on" },
    };
    const before = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    for (const [name, entry] of Object.entries(entries)) {
      for (const who of [caller, visitor()]) {
        const answer = await callAction(who, "/account", name, ...(entry ? [entry] : ["$undefined"]));
        expect([name, answer.includes('"error":"unauthenticated"')]).toEqual([name, true]);
      }
    }
    expect(await db().user.findUniqueOrThrow({ where: { id: user.id } })).toEqual(before);
  });
});
