import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteDoneProposals, setProposalState } from "@/lib/admin/mutations/translation-proposals";
import { listTranslationProposals, readTranslationProposals } from "@/lib/admin/queries/translation-proposals";
import { db } from "@/lib/db/client";
import { storeTranslationProposal } from "@/lib/i18n/store-translation-proposal";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { PROPOSAL_MONTHS } from "@/lib/product/legal";
import { LIMITS } from "@/lib/security/rate-limit";
import { monthsAfter } from "@/lib/time";
import { makeAdmin } from "@/tests/support/factories";

const ADDRESS = "198.18.0.1";

const proposalOf = (sentence: string, page: string | null = "/dashboard") => ({
  page,
  locale: "ro" as const,
  sentence,
  proposal: "Nu a funcționat.",
});
const eventsOf = async () => {
  const events = await db().auditEvent.findMany({
    where: { kind: { startsWith: "translation_proposal" } },
    orderBy: { id: "asc" },
    select: { kind: true, details: true },
  });
  return events.map(({ kind, details }) => [kind, details]);
};

beforeEach(async () => {
  await db().translationProposal.deleteMany();
  await db().rateLimit.deleteMany();
  await db().auditEvent.deleteMany();
});

describe("a proposed translation", () => {
  it("is stored once however often it is sent, without any data about its sender", async () => {
    const proposal = proposalOf("Nu a reușit.");
    await Promise.all(Array.from({ length: 8 }, () => storeTranslationProposal(proposal, ADDRESS)));
    await storeTranslationProposal(proposalOf("Nu a reușit.", null), ADDRESS);
    const rows = await db().translationProposal.findMany({ orderBy: { page: { sort: "asc", nulls: "last" } } });
    expect(rows).toEqual([
      { ...proposal, id: expect.any(String), key: expect.any(String), createdAt: expect.any(Date), doneAt: null },
      expect.objectContaining({ page: null }),
    ]);
  });

  it.each([
    ["one address", "proposal_by_address", ADDRESS],
    ["all addresses together in a day", "proposal_by_anybody", "198.18.2.1"],
  ] as const)("is refused after too many from %s", async (_whom, limit, address) => {
    await storeTranslationProposal(proposalOf("first"), ADDRESS);
    const { points } = LIMITS[limit];
    const { count } = await db().rateLimit.updateMany({
      where: { key: { startsWith: `${limit}:` } },
      data: { points },
    });
    expect(count).toBe(1);
    await expect(storeTranslationProposal(proposalOf("one more"), address)).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await db().translationProposal.count()).toBe(1);
  });

  it("is deleted after its retention period, open or done, and not earlier", async () => {
    const now = new Date("2030-06-15T12:00:00Z");
    const limit = monthsAfter(now, -PROPOSAL_MONTHS).getTime();
    const rows = [limit - 1, limit - 2, limit + 1].map((createdAt, at) => {
      return { ...proposalOf(`${at}`), key: `${at}`, createdAt: new Date(createdAt), doneAt: at === 1 ? now : null };
    });
    await db().translationProposal.createMany({ data: rows });
    expect(await purgeOldData(true, now)).toMatchObject({ proposals: 2 });
    expect(await db().translationProposal.count()).toBe(3);
    expect(await purgeOldData(false, now)).toMatchObject({ proposals: 2 });
    expect(await readTranslationProposals(await makeAdmin())).toMatchObject([{ sentence: "2" }]);
  });
});

describe("the list of proposed translations", () => {
  it("lists open ones, the oldest first; done ones are separate, can be reopened and deleted", async () => {
    const admin = await makeAdmin();
    for (const sentence of ["first", "second"]) await storeTranslationProposal(proposalOf(sentence), ADDRESS);
    const { proposals } = await listTranslationProposals(admin, false);
    expect(proposals.map(({ sentence }) => sentence)).toEqual(["first", "second"]);
    expect(Object.keys(proposals[0] ?? {})).not.toContain("key");
    const proposalId = proposals[0]?.id ?? "";
    await Promise.all([1, 2, 3].map(() => setProposalState(admin, { proposalId, isDone: true })));
    expect(await listTranslationProposals(admin, true)).toMatchObject({
      open: 1,
      done: 1,
      proposals: [{ sentence: "first", doneAt: expect.any(Date) }],
    });
    await setProposalState(admin, { proposalId, isDone: false });
    expect(await listTranslationProposals(admin, true)).toEqual({ open: 2, done: 0, proposals: [] });
    await setProposalState(admin, { proposalId, isDone: true });
    await deleteDoneProposals(admin);
    await deleteDoneProposals(admin);
    expect(await readTranslationProposals(admin)).toMatchObject([{ sentence: "second" }]);
    expect(await eventsOf()).toEqual([
      ["translation_proposal_done", {}],
      ["translation_proposal_reopened", {}],
      ["translation_proposal_done", {}],
      ["translation_proposals_deleted", { count: 1 }],
    ]);
  });

  it("changes no proposal with an unknown id", async () => {
    const change = { proposalId: randomUUID(), isDone: true };
    await expect(setProposalState(await makeAdmin(), change)).rejects.toMatchObject({ code: "not_found" });
    expect(await eventsOf()).toEqual([]);
  });
});
