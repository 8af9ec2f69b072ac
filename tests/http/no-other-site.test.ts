import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Caller, callerWith, visitor } from "@/tests/support/http";

/** Where the pages are that have no names in their addresses: a folder in round brackets is no part of an address. */
function listPages(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && !/^(\[|api$)/.test(entry.name))
      return listPages(join(directory, entry.name), entry.name.startsWith("(") ? prefix : `${prefix}/${entry.name}`);
    return entry.name === "page.tsx" ? [prefix || "/"] : [];
  });
}

const STRIPE = /^https:\/\/(?:\*\.|js\.|\*\.js\.|api\.|hooks\.)?stripe\.com$/;

/**
 * What a page may load or call by its policy, and what it names of other sites for its browser to open beforehand. Links that
 * are only followed when somebody presses them do not count.
 */
async function othersAskedBy(caller: Caller, path: string): Promise<string[]> {
  const answer = await caller.request("GET", path);
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const html = await answer.text();
  const isLoaded = (tag: string) => !/ rel="(?:canonical|alternate)"/.test(tag);
  const loads = (html.match(/<(?:link|script|img|iframe|audio|video|source|object|embed)\b[^>]*>/g) ?? []).filter(
    isLoaded,
  );
  const named = loads.flatMap((tag) => tag.match(/(?<=(?:src|href|srcset|data)=")(?:https?:)?\/\/[^"]*/gi) ?? []);
  expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; script-src 'self' /)]);
  const allowed = policy
    .split(/[; ]+/)
    .filter((source) => /[.:*]/.test(source) && !/^(?:data:|blob:|'.*')$/.test(source));
  return [...allowed, ...named, ...(answer.headers.get("Link")?.match(/<https?:[^>]*>/g) ?? [])];
}

// Whatever was chosen about cookies: a policy knows of no choice, and what it forbids fails every browser test.
it.each([
  ["a visitor", async () => visitor()],
  ["who has no access", () => callerWith({})],
  ["a learner", () => callerWith({ access: "active" })],
  ["an admin", () => callerWith({ isAdmin: true })],
] as const)(
  "no page of %s can ask anything of another site, but for Stripe where cards are taken",
  async (_who, signIn) => {
    const caller = await signIn();
    const found = await Promise.all(
      listPages("app").map(async (path) => {
        const others = await othersAskedBy(caller, path);
        return others.filter((one) => path !== "/payment" || !STRIPE.test(one)).map((one) => `${path} asks ${one}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  },
);

it("the page where cards are taken may ask Stripe: what others may not do would be seen", async () => {
  expect(await othersAskedBy(visitor(), "/payment")).toContain("https://js.stripe.com");
});
