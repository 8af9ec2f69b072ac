import { randomInt, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callerWith, visitor } from "@/tests/support/http";

const send = (sentence: string, more: object = {}) =>
  visitor().request(
    "POST",
    "/api/translation-proposals",
    { page: "/exam/k7m2q9xayz", locale: "sq", sentence, proposal: "=1+1", ...more },
    { "X-Forwarded-For": `198.18.${randomInt(256)}.${randomInt(256)}` },
  );

it("the form for a better translation is open to visitors, says what is kept, and is linked where they have no menu", async () => {
  const read = async (path: string) => (await visitor().request("GET", path)).text();
  const form = await read("/segnala-traduzione");
  expect(form).toContain("non conserviamo il tuo indirizzo di rete");
  expect(form).toContain("Cancelliamo la proposta dopo 6 mesi.");
  for (const path of ["/", "/login", "/prova"]) expect(await read(path)).toContain('href="/segnala-traduzione"');
  expect(await read("/robots.txt")).toContain("Disallow: /segnala-traduzione");
});

it("a learner has the link to the form once, in the menu and not in the footer", async () => {
  const learner = await callerWith({ access: "active" });
  for (const path of ["/dashboard", "/piano"]) {
    const html = await (await learner.request("GET", path)).text();
    expect([path, html.match(/<a [^>]*href="\/segnala-traduzione"/g)?.length]).toEqual([path, 1]);
  }
});

it("what a visitor proposes comes to the admin's list and file, safe for a spreadsheet, and to nobody else", async () => {
  const sentence = `Nuk u krye ${randomUUID()}`;
  expect((await send(sentence)).status).toBe(200);
  expect((await send("x".repeat(501))).status).toBe(400);
  expect((await send(sentence, { locale: "xx" })).status).toBe(400);

  const admin = await callerWith({ isAdmin: true });
  const page = await (await admin.request("GET", "/admin/translations")).text();
  expect(page).toContain(sentence);
  const file = await admin.request("GET", "/api/admin/translation-proposals.csv");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="traduzioni-\d{4}-\d\d-\d\d\.csv"$/);
  const csv = await file.text();
  expect(csv).toMatch(/^\uFEFF?"Lingua";"Pagina";"Frase";"Proposta";"Data";"Stato"\r\n/);
  expect(csv).toMatch(new RegExp(`"sq";"/exam/\\*";"${sentence}";"'=1\\+1";"\\d{4}-\\d\\d-\\d\\d";"aperta"\\r\\n`));

  const learner = await callerWith({ access: "active" });
  expect((await learner.request("GET", "/api/admin/translation-proposals.csv")).status).toBe(403);
  expect((await learner.request("GET", "/admin/translations")).status).toBe(404);
  await db().translationProposal.deleteMany({ where: { sentence } });
});
