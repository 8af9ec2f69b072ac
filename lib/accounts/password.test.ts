import { afterAll, describe, expect, it, vi } from "vitest";

vi.resetModules();
vi.doMock("@node-rs/argon2", { spy: true });
const { hashPassword, verifyPassword: isPassword } = await import("@/lib/accounts/password");
const { hash, verify } = await import("@node-rs/argon2");
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

describe("a password", () => {
  it("is hashed with the parameters that OWASP recommends, and matches only its own hash", async () => {
    const stored = await hashPassword("segreta1");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, "segreta1")).toBe(true);
    expect(await isPassword(stored, "segreta2")).toBe(false);
  });

  it("matches in any Unicode form, even if its old hash was computed from another form", async () => {
    const [composed, decomposed] = ["perch\u00e9 no", "perche\u0301 no"];
    const stored = await hashPassword(decomposed);
    for (const typed of [composed, decomposed]) expect(await isPassword(stored, typed)).toBe(true);
    const asTyped = await hash(decomposed);
    for (const typed of [composed, decomposed]) expect(await isPassword(asTyped, typed)).toBe(true);
    expect(await isPassword(asTyped, "perche no")).toBe(false);
  });

  it("costs the same work if the account does not exist", async () => {
    const stored = await hashPassword("segreta1");
    vi.mocked(verify).mockClear();
    expect(await isPassword(null, "segreta1")).toBe(false);
    await isPassword(stored, "segreta2");
    const work = vi.mocked(verify).mock.calls.map(([hashed]) => String(hashed).split("$").slice(0, 4));
    expect(work).toHaveLength(2);
    expect(work[0]).toEqual(work[1]);
  });
});
