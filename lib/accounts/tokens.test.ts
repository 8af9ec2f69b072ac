import { encode } from "next-auth/jwt";
import { expect, it, vi } from "vitest";
import { verifySessionToken } from "@/lib/accounts/tokens";

const SECRET = "a secret only for tests, long enough";
const token = { sub: "anna", version: 3, isAdmin: false };
const seal = (secret: string, maxAge = 60) => encode({ secret, maxAge, token });

it("next-auth's own cookie can be decrypted repeatedly with its secret", async () => {
  const session = { userId: "anna", version: 3, isAdmin: false };
  const said = { session, accessUntil: 0 };
  const value = await seal(SECRET);
  expect(await verifySessionToken(value, SECRET)).toMatchObject(said);
  expect(await verifySessionToken(value, SECRET)).toMatchObject(said);
  const admin = await encode({
    secret: SECRET,
    maxAge: 60,
    token: { ...token, isAdmin: true, accessUntil: 1_800_000_000 },
  });
  const hers = { session: { ...session, isAdmin: true }, accessUntil: 1_800_000_000 };
  expect(await verifySessionToken(admin, SECRET)).toMatchObject(hers);
  expect(await verifySessionToken(admin, SECRET)).toMatchObject(hers);
});

it("a cookie encrypted with another secret is rejected, whichever secret was used before", async () => {
  const other = `${SECRET}, another`;
  const value = await seal(other);
  expect(await verifySessionToken(value, SECRET)).toBeNull();
  expect(await verifySessionToken(value, other)).not.toBeNull();
  expect(await verifySessionToken(await seal(SECRET), other)).toBeNull();
  expect(await verifySessionToken(value, SECRET)).toBeNull();
});

it("a cookie that was decrypted before still expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const value = await seal(SECRET, 60);
  expect(await verifySessionToken(value, SECRET)).not.toBeNull();
  vi.setSystemTime(Date.now() + 80_000);
  expect(await verifySessionToken(value, SECRET)).toBeNull();
  vi.useRealTimers();
});

it("an altered, malformed or expired cookie is rejected", async () => {
  const value = await seal(SECRET);
  const [header, key, iv, text, tag] = value.split(".");
  expect(await verifySessionToken([header, key, iv, `A${text}`, tag].join("."), SECRET)).toBeNull();
  expect(await verifySessionToken("eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm5hIn0.", SECRET)).toBeNull();
  expect(await verifySessionToken("", SECRET)).toBeNull();
  expect(await verifySessionToken(await seal(SECRET, -60), SECRET)).toBeNull();
});

it("a cookie without a user or a session version is rejected", async () => {
  const without = (name: "sub" | "version") => encode({ secret: SECRET, token: { ...token, [name]: undefined } });
  expect(await verifySessionToken(await without("sub"), SECRET)).toBeNull();
  expect(await verifySessionToken(await without("version"), SECRET)).toBeNull();
});
