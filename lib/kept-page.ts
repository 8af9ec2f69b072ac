import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { readsCoding } from "@/lib/brotli-files";
import { hashesForNonce } from "@/lib/content-security";
import { isWhole, LATE_START, runLate } from "@/lib/late-scripts";
import { nonceIn } from "@/lib/structured-data";

/** A page as Next has rendered it for one request. */
export type Rendered = { status: number | undefined; headers: IncomingHttpHeaders; html: string };

/** A page that is sent again and again: its headers and its HTML, compressed. */
export type KeptPage = { headers: Record<string, string | string[]>; brotli: Buffer; gzip: Buffer };

/** Headers of the one answer that was rendered, not of the page. */
const OF_ONE_ANSWER = /^(connection|keep-alive|transfer-encoding|date|content-length|x-request-id|server-timing)$/;

/** A script that runs and stands in the page itself: what has an address is named by its host, and data runs nowhere. */
const INLINE_SCRIPT = /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>(.*?)<\/script>/gs;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * What can be sent to everybody of a page that was rendered with a nonce: the nonce is taken out, for it must never come twice,
 * and the policy names the scripts that bore it by their hashes. What bore none stays forbidden. The page's files run late.
 * @returns null for what is no whole page with a policy
 */
export function withoutNonce({
  status,
  headers,
  html,
}: Rendered): { headers: KeptPage["headers"]; html: string } | null {
  const policy = headers["content-security-policy"];
  const nonce = typeof policy === "string" ? nonceIn(policy) : undefined;
  // No page has rules of its own in it; one that had would need their hashes too.
  if (status !== 200 || typeof policy !== "string" || !nonce || html.includes("<style")) return null;
  if (!isWhole(html)) return null;
  const attribute = ` nonce="${nonce}"`;
  const strip = (text: string) => text.replaceAll(`;${attribute}`, "").replaceAll(attribute, "").replaceAll(nonce, "");
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
  const hashes = [...scripts.map(([, , text = ""]) => strip(text)), LATE_START].map(hash);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_ONE_ANSWER.test(name) ? [] : [[name, Array.isArray(value) ? value : strip(value)]],
  );
  return {
    headers: { ...Object.fromEntries(kept), "content-security-policy": hashesForNonce(policy, nonce, hashes) },
    html: runLate(strip(html)),
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Small enough, and made while somebody waits: a tenth of the work of the smallest. */
const BROTLI_QUALITY = 9;

/** A rendered page in the form in which it is sent to everybody; null for one that cannot be. */
export async function keepPage(rendered: Rendered): Promise<KeptPage | null> {
  const page = withoutNonce(rendered);
  if (!page) return null;
  const [brotli, zipped] = await Promise.all([
    toBrotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(page.html),
  ]);
  return { headers: page.headers, brotli, gzip: zipped };
}

/** Sends a kept page in a coding that the caller reads. */
export async function sendKeptPage(page: KeptPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = request.headers["accept-encoding"];
  const coding = (["br", "gzip"] as const).find((one) => readsCoding(accepted, one));
  const body = coding === "br" ? page.brotli : coding === "gzip" ? page.gzip : await fromGzip(page.gzip);
  response.writeHead(200, {
    ...page.headers,
    ...(coding && { "content-encoding": coding }),
    "content-length": body.byteLength,
  });
  response.end(body);
}
