import { expect, it, vi } from "vitest";
import { requestEmailChange } from "@/lib/accounts/mutations/change-email";
import { env } from "@/lib/env";
import { makeAccount, PASSWORD } from "@/tests/support/factories";

/** The cookies of a browser. */
const jar = new Map<string, string>();

vi.mock(import("next/headers"), async (original) => ({
  ...(await original()),
  cookies: async () =>
    ({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => jar.set(name, value),
    }) as never,
  headers: async () => new Headers({ Origin: new URL(env().NEXTAUTH_URL).origin }) as never,
}));
vi.mock(import("next/server"), async (original) => ({ ...(await original()), after: () => undefined }));

const { saveEmail } = await import("@/lib/accounts/actions");
const { findCaller } = await import("@/lib/accounts/known-browser");
const { openSession } = await import("@/lib/accounts/next-auth");

it("a browser that changes the account's e-mail is known by the new address", async () => {
  const account = await makeAccount();
  await openSession({ userId: account.id, version: 1, isAdmin: false });
  const email = `nuova-${account.email}`;
  const code = await requestEmailChange(account, { email, currentPassword: PASSWORD });
  expect((await findCaller(email)).browser).toBeNull();
  expect(await saveEmail({ code })).toMatchObject({ ok: true });
  expect((await findCaller(email)).browser).not.toBeNull();
  expect((await findCaller(account.email)).browser).toBeNull();
});
