import { describe, expect, it } from "vitest";
import { formatEuros } from "@/lib/product/format";
import { currentOffer } from "@/lib/product/product";
import { DISALLOWED_PATHS, PUBLIC_PAGES } from "@/lib/product/public-pages";
import { visitor } from "@/tests/support/http";

const site = () => process.env["NEXTAUTH_URL"] ?? "";
const get = (path: string) => visitor().request("GET", path);
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

describe("a public page", () => {
  it.each(Object.keys(PUBLIC_PAGES))("%s has a canonical URL, a title and a description", async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/).replace(/\/$/, "")).toBe(
      new URL(path, site()).href.replace(/\/$/, ""),
    );
    expect(attribute(html, /<title>([^<]+)<\/title>/)).toMatch(/\S/);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(30);
    expect(attribute(html, /<meta property="og:image" content="([^"]+)"/)).toContain("/opengraph-image.png");
  });

  it("is in the sitemap, and no other page is", async () => {
    const xml = await (await get("/sitemap.xml")).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    expect(listed.sort()).toEqual(Object.keys(PUBLIC_PAGES).sort());
  });

  it("is the only kind that robots.txt allows; robots.txt also names the sitemap", async () => {
    const lines = (await (await get("/robots.txt")).text()).split("\n");
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice(10).trim());
    expect(closed).toEqual([...DISALLOWED_PATHS]);
    expect(lines).toContain(`Sitemap: ${new URL("/sitemap.xml", site()).href}`);
  });
});

describe("the home page's structured data", () => {
  it("contains the price and the answers that the page shows", async () => {
    const html = await (await get("/")).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const [product, questions] = blocks.map(([, text = ""]) => JSON.parse(text));
    const { priceCents } = currentOffer();
    expect(product).toMatchObject({ "@type": "Product", offers: { price: (priceCents / 100).toFixed(2) } });
    expect(html).toContain(formatEuros(priceCents, "it"));
    expect(questions.mainEntity.length).toBeGreaterThanOrEqual(6);
    const shown = html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    for (const { name, acceptedAnswer } of questions.mainEntity)
      expect([name, shown.split(acceptedAnswer.text).length]).not.toEqual([name, 1]);
  });
});

describe("the web app manifest", () => {
  it("has a name, a start URL and icons of the declared sizes", async () => {
    const manifest = await (await get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({
      display: "standalone",
      start_url: "/dashboard",
      name: expect.stringMatching(/\S/),
    });
    for (const { src, sizes } of manifest.icons) {
      const picture = Buffer.from(await (await get(src)).arrayBuffer());
      expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    for (const path of ["/icon.svg", "/favicon.ico", "/apple-icon.png"]) expect((await get(path)).status).toBe(200);
  });
});
