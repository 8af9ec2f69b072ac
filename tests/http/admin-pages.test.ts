import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { callerWith, visitor } from "@/tests/support/http";

const PAGES = ["/admin/gift-codes", "/admin/figures", "/admin/audit"];

describe("the pages of codes, figures and the audit log", () => {
  it("open for admins, and are unknown to everybody else; a visitor sees the landing view", async () => {
    const batch = await db().giftCodeBatch.findFirstOrThrow({ where: { keyHash: "demo" } });
    const admin = await callerWith({ isAdmin: true });
    const others = [
      await callerWith({}),
      await callerWith({ access: "active" }),
      await callerWith({ isAdmin: true, isSuspended: true }),
    ];
    for (const path of [...PAGES, `/admin/gift-codes/${batch.id}`]) {
      expect([path, (await admin.request("GET", path)).status]).toEqual([path, 200]);
      for (const other of others) expect([path, (await other.request("GET", path)).status]).toEqual([path, 404]);
      const landing = await (await visitor().request("GET", path)).text();
      expect(landing).toContain("Preparati all");
      expect(landing).not.toContain("/admin/gift-codes");
    }
  });

  it("answer a batch that does not exist and odd addresses without falling over", async () => {
    const admin = await callerWith({ isAdmin: true });
    for (const path of ["/admin/gift-codes/x", `/admin/gift-codes/${crypto.randomUUID()}`])
      expect((await admin.request("GET", path)).status).toBe(404);
    for (const path of [
      "/admin/gift-codes?before=x",
      "/admin/figures?range=years",
      "/admin/audit?kind=x&actor=nobody@example.it&from=yesterday&before=1_2&actor=a",
    ])
      expect([path, (await admin.request("GET", path)).status]).toEqual([path, 200]);
  });
});
