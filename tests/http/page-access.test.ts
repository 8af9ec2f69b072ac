import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { ROLES, type Role } from "@/tests/support/access-rows";
import { type Cast, makeCast } from "@/tests/support/cast";
import { serverEnv } from "@/tests/support/server-env";
import { startSiteWithoutMiddleware } from "@/tests/support/site-without-middleware";
import { isFullVolume } from "@/tests/support/volume";

/*
 * No page leaks another learner's data or an admin's, in the HTML or the flight data, for any request variant, with and
 * without the middleware.
 */

/** A word that occurs only in `learner`'s texts. */
const MARKER_WORD = "xilofonosegreto";

/** Sample value for each route parameter. */
const PARAMETER_VALUES: Record<string, (ids: Ids) => string> = {
  "[attemptId]": ({ attemptId }) => attemptId,
  "[section]": () => "scrittura",
  "[what]": () => "name",
  "[writingId]": ({ writingId }) => writingId,
  "[batchId]": ({ batchId }) => batchId,
  "[paymentId]": ({ paymentId }) => paymentId,
  "[simulationId]": () => "1",
  "[question]": () => "ascolto1_1",
  "[option]": () => "B",
};
const LONG_MS = 120_000;

/** One page per branch of the route table, probed with every bypass. */
const PROBED = ["/admin/writings/[writingId]", "/exam/[attemptId]", "/"];
/** Headers of a client that already has the admin layout: a guard in a layout would not run. */
const PARTIAL = {
  RSC: "1",
  "Next-Router-State-Tree": encodeURIComponent('["",{"children":["admin",{}]},null,"refetch"]'),
};

type Ids = { attemptId: string; writingId: string; batchId: string; paymentId: string; email: string };

let cast: Cast;
let ids: Ids;
let bareUrl = "";
let stop = async () => {};
const fullUrl = () => serverEnv()["NEXTAUTH_URL"] ?? "";

/** The paths of the pages: a folder in round brackets is no path segment. */
function listPages(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return listPages(join(directory, entry.name), entry.name.startsWith("(") ? prefix : `${prefix}/${entry.name}`);
    return entry.name === "page.tsx" ? [prefix || "/"] : [];
  });
}

const PAGES = listPages("app").filter((page) => !page.startsWith("/api"));
const toPath = (page: string) =>
  page.replace(/\[[^\]]+\]/g, (bracket) => {
    const sample = PARAMETER_VALUES[bracket];
    if (!sample) throw new Error(`no sample for ${bracket}`);
    return sample(ids);
  });

/** Data that only its owner and admins may read, excluding values in the requested URL. */
const secretsIn = (text: string, path = "") =>
  [ids.email, MARKER_WORD, ids.writingId].filter((secret) => text.includes(secret) && !path.includes(secret));

/** The same for one role: an admin's first screen lists everybody's e-mail, and its queue links to the oldest text. */
const secretsFor = (role: Role, text: string, path: string) =>
  secretsIn(text, path).filter((secret) => role !== "admin" || ![ids.email, ids.writingId].includes(secret));

/** One role per access level. */
const INTRUDERS: Role[] = isFullVolume ? ["visitor", "unpaid", "suspendedAdmin", "other"] : ["other"];

beforeAll(async () => {
  cast = await makeCast();
  const text = `Cara Anna, ${MARKER_WORD} ti scrivo per invitarti alla festa di sabato.`;
  await cast.learner.request("POST", `/api/correggi/${cast.attemptId}/scrittura`, { text, option: "A" });
  const attempt = await db().attempt.findUniqueOrThrow({
    where: { id: cast.attemptId },
    select: { id: true, user: { select: { email: true } }, writing: { select: { id: true } } },
  });
  const writingId = attempt.writing?.id ?? "";
  const batch = await db().giftCodeBatch.findFirstOrThrow({ select: { id: true } });
  const payment = await db().payment.create({
    data: { status: "succeeded", amountCents: 899, livemode: false, paidAt: new Date(), refundFailedAt: new Date() },
    select: { id: true },
  });
  ids = { attemptId: attempt.id, writingId, batchId: batch.id, paymentId: payment.id, email: attempt.user.email };
  const bare = await startSiteWithoutMiddleware(serverEnv());
  stop = bare.stop;
  bareUrl = bare.url;
});

afterAll(() => stop());

type RequestVariant = { path: string; headers: Record<string, string> };

/** Known auth-bypass techniques: other spellings of the URL, internal headers of the framework. */
function requestVariants(path: string): RequestVariant[] {
  const buildId = readFileSync(".next/BUILD_ID", "utf8");
  const spelled = [
    path,
    `${path}?_rsc=1abcd`,
    `${path}.rsc`,
    `${path}.json`,
    `${path}/`,
    `/${path}`,
    path.replace(/^\/(.)/, (_all, first: string) => `/%${first.charCodeAt(0).toString(16)}`),
    path.replaceAll("/", "%2f").replace("%2f", "/"),
    path.replace(/^\/(\w)/, (_all, first: string) => `/${first.toUpperCase()}`),
    `${path};x=1`,
    `${path}%00`,
    `/_next/data/${buildId}${path}.json`,
    `/_next/data/${buildId}${path}.rsc`,
    `${path}.segments/_tree.segment.rsc`,
    `${path}.segments/_full.segment.rsc`,
    `/login?next=${encodeURIComponent(path)}`,
  ];
  const router = { RSC: "1" };
  const skipping = "middleware:middleware:middleware:middleware:middleware";
  const asked: Record<string, string>[] = [
    router,
    { ...router, "Next-Router-Prefetch": "1" },
    { ...router, "Next-Router-Prefetch": "2" },
    { ...router, "Next-Router-Segment-Prefetch": "/_tree" },
    { ...router, "Next-Router-Segment-Prefetch": "/_full" },
    PARTIAL,
    { "x-middleware-subrequest": skipping },
    { "x-middleware-subrequest": `src/${skipping}`, ...router },
    { "x-middleware-subrequest-id": "0", "x-middleware-rewrite": path },
    { "x-middleware-prefetch": "1", "x-nextjs-data": "1" },
    { "x-matched-path": path, "x-invoke-path": path, "x-invoke-status": "200" },
    { "x-original-url": path, "x-rewrite-url": path, "x-forwarded-uri": path },
    { "x-http-method-override": "GET", "x-now-route-matches": "1=admin", "x-vercel-id": "1" },
    { Purpose: "prefetch", "Sec-Purpose": "prefetch" },
  ];
  return [
    ...spelled.map((one) => ({ path: one, headers: {} })),
    ...spelled.slice(0, 3).map((one) => ({ path: one, headers: router })),
    ...asked.map((headers) => ({ path, headers })),
  ];
}

type PageResponse = { status: number; text: string };

/** Fetches a page from one of the two sites, following redirects as the router does for page data. */
async function fetchPage(site: string, role: Role, { path, headers }: RequestVariant, hops = 2): Promise<PageResponse> {
  const response = await cast[role].request("GET", `${site}${path}`, undefined, headers);
  const next = response.headers.get("Location");
  const { status } = response;
  const text = await response.text();
  if (next === null || hops === 0) return { status, text };
  const { pathname, search } = new URL(next, site);
  const end = await fetchPage(site, role, { path: pathname + search, headers }, hops - 1);
  return { status: end.status, text: text + end.text };
}

/** Tries each bypass as each role; returns the leaks and server errors. */
async function findLeaks(
  site: string,
  roles: Role[],
  page: string,
  isLeak: (seen: PageResponse) => boolean,
): Promise<unknown[]> {
  const path = toPath(page);
  const leaks: unknown[] = [];
  // Without the middleware there is nothing to bypass: the page and its data are enough.
  const asked: RequestVariant["headers"][] = [{}, { RSC: "1" }, PARTIAL];
  const plain = asked.map((headers) => ({ path, headers }));
  const ways = isFullVolume || (site !== bareUrl && PROBED.includes(page)) ? requestVariants(path) : plain;
  for (const role of roles) {
    await Promise.all(
      ways.map(async (way) => {
        const seen = await fetchPage(site, role, way);
        const secrets = secretsFor(role, seen.text, path);
        if (seen.status >= 500 || secrets.length > 0 || isLeak(seen))
          leaks.push({ role, way, status: seen.status, secrets });
      }),
    );
  }
  return leaks;
}

// The middleware only redirects: what no page shows without it, none shows with it. There the bypasses are tried.
describe.each<[string, () => string, Role[], string[]]>([
  ["with its middleware", fullUrl, isFullVolume ? INTRUDERS : ["visitor", ...INTRUDERS], isFullVolume ? PAGES : PROBED],
  ["without its middleware", () => bareUrl, INTRUDERS, PAGES],
])("the site %s", (_name, site, intruders, pages) => {
  it("control: the secrets do appear for those allowed", async () => {
    const queue = await fetchPage(site(), "admin", { path: "/admin/writings", headers: {} });
    expect([queue.status, secretsIn(queue.text)]).toEqual([200, [ids.writingId]]);
    const marking = await fetchPage(site(), "admin", {
      path: `/admin/writings/${ids.writingId}`,
      headers: { RSC: "1" },
    });
    expect([marking.status, secretsIn(marking.text)]).toEqual([200, [MARKER_WORD, ids.writingId]]);
    const exam = await fetchPage(site(), "learner", { path: `/exam/${ids.attemptId}`, headers: { RSC: "1" } });
    // Their e-mail too: the sign-in in place names the learner.
    expect([exam.status, secretsIn(exam.text)]).toEqual([200, [ids.email, MARKER_WORD]]);
  });

  it.each(pages.filter((page) => page.startsWith("/admin")))(
    "shows nothing of %s to non-admins, with any bypass",
    async (page) => {
      const path = toPath(page);
      const admin = await fetchPage(site(), "admin", { path, headers: {} });
      const heading = /<h1[^>]*>.*?<\/h1>/s.exec(admin.text)?.[0] ?? "";
      expect([admin.status, heading]).toEqual([200, expect.stringMatching(/\S/)]);
      const leaks = await findLeaks(
        site(),
        intruders,
        page,
        ({ text }) => text.includes(heading) || text.includes("<table"),
      );
      expect(leaks).toEqual([]);
      for (const role of ROLES.filter((one) => one !== "admin" && one !== "visitor")) {
        const { status, text } = await fetchPage(site(), role, { path, headers: {} });
        expect([role, status, text.includes(heading)]).toEqual([role, 404, false]);
      }
    },
    LONG_MS,
  );

  it.each(pages.filter((page) => page.includes("[attemptId]") || page === "/" || page === "/account"))(
    "shows nothing of somebody else's at %s, with any bypass",
    async (page) => {
      expect(await findLeaks(site(), [...intruders, "admin"], page, () => false)).toEqual([]);
    },
    LONG_MS,
  );
});

describe("the site without its middleware", () => {
  it("really has none: pages have no security policy", async () => {
    const policyAt = async (site: string) =>
      (await cast.visitor.request("GET", `${site}/login`)).headers.get("Content-Security-Policy");
    expect(await policyAt(bareUrl)).toBeNull();
    expect(await policyAt(fullUrl())).toMatch(/script-src 'self' 'nonce-[^']{22,}'/);
  });

  // The middleware only redirects: nobody sees more with it.
  it("shows nobody's data on pages without an owner", async () => {
    const open = PAGES.filter((page) => !page.startsWith("/admin") && !page.includes("["));
    for (const path of open) {
      for (const role of ROLES.filter((one) => !["learner", "admin"].includes(one))) {
        const { status, text } = await fetchPage(bareUrl, role, { path, headers: {} });
        expect([path, role, secretsIn(text), status < 500]).toEqual([path, role, [], true]);
      }
    }
  });
});

const STRIPE = /^https:\/\/(?:\*\.|js\.|\*\.js\.|api\.|hooks\.)?stripe\.com$/;

/** The other sites that a page's policy allows and that its HTML loads from. Plain links do not count. */
async function othersAskedBy(role: Role, path: string): Promise<string[]> {
  const answer = await cast[role].request("GET", path);
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; script-src 'self' /)]);
  const tags =
    (await answer.text()).match(/<(?:link|script|img|iframe|audio|video|source|object|embed)\b[^>]*>/g) ?? [];
  const loads = tags.filter((tag) => !/ rel="(?:canonical|alternate)"/.test(tag));
  const named = loads.flatMap((tag) => tag.match(/(?<=(?:src|href|srcset|data)=")(?:https?:)?\/\/[^"]*/gi) ?? []);
  const allowed = policy.split(/[; ]+/).filter((one) => /[.:*]/.test(one) && !/^(?:data:|blob:|'.*')$/.test(one));
  return [...allowed, ...named, ...(answer.headers.get("Link")?.match(/<https?:[^>]*>/g) ?? [])];
}

/** All roles with a different view of the page. */
function readersOf(page: string): Role[] {
  if (page.startsWith("/admin")) return ["admin"];
  // A learner with access is redirected from here.
  return ["visitor", page === "/payment" || page === "/simulazioni" ? "unpaid" : "learner"];
}

// This holds for every cookie choice: the policy does not depend on it, and a violation fails any browser test.
it("no page can request anything from another site, except Stripe where cards are taken", async () => {
  expect(await othersAskedBy("visitor", "/payment")).toContain("https://js.stripe.com");
  const asked = PAGES.flatMap((page) =>
    readersOf(page).map(async (role) => {
      const others = await othersAskedBy(role, toPath(page));
      return others.filter((one) => page !== "/payment" || !STRIPE.test(one)).map((one) => [role, page, one]);
    }),
  );
  expect((await Promise.all(asked)).flat()).toEqual([]);
});
