import "server-only";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { AwsClient } from "aws4fetch";
import { env } from "@/lib/env";
import { log } from "@/lib/observability/log";
import { CONTENT_DIR } from "@/lib/product/simulation-folders";

/*
 * Recordings in an S3-compatible store. Object names contain a hash of the content, so releases with different
 * recordings can share a store and never overwrite each other's objects.
 */

/** Longer than any recording takes to play, pauses included. */
const LINK_TTL_SECONDS = 3600;

const TIMEOUT_MS = 2_000;
/** After a failure, how long the store is not tried again for that recording. */
const RETRY_AFTER_MS = 60_000;

type Store = { url: string; client: AwsClient };

function openStore(): Store | null {
  const { AUDIO_STORE_URL: url, AUDIO_STORE_KEY_ID, AUDIO_STORE_SECRET, AUDIO_STORE_REGION: region } = env();
  if (!url || !AUDIO_STORE_KEY_ID || !AUDIO_STORE_SECRET) return null;
  const keys = { accessKeyId: AUDIO_STORE_KEY_ID, secretAccessKey: AUDIO_STORE_SECRET };
  return { url, client: new AwsClient({ ...keys, region, service: "s3", retries: 1 }) };
}

const objectNames = new Map<string, string>();

async function objectUrl({ url }: Store, path: string): Promise<string> {
  const name = objectNames.get(path) ?? (await objectName(path));
  objectNames.set(path, name);
  return `${url.replace(/\/$/, "")}/${name}`;
}

async function objectName(path: string): Promise<string> {
  const digest = hash("sha256", await readFile(path));
  return relative(CONTENT_DIR, path).replace(/\.mp3$/, `.${digest.slice(0, 16)}.mp3`);
}

async function objectExists({ client }: Store, url: string): Promise<boolean> {
  const response = await client.fetch(url, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok || response.status === 404) return response.ok;
  throw new Error(`the store responded with ${response.status}`);
}

const knownUrls = new Set<string>();
const failedAt = new Map<string, number>();

/**
 * A presigned link to a recording, valid for an hour. The caller must have checked access.
 * @returns null if no store is configured, it lacks the recording or it fails; the caller then serves the file from
 * disk
 */
export async function presignRecording(path: string): Promise<string | null> {
  const store = openStore();
  if (!store || Date.now() - (failedAt.get(path) ?? 0) < RETRY_AFTER_MS) return null;
  try {
    const url = await objectUrl(store, path);
    if (!knownUrls.has(url) && !(await objectExists(store, url))) throw new Error("not in the store");
    knownUrls.add(url);
    const link = `${url}?X-Amz-Expires=${LINK_TTL_SECONDS}`;
    return (await store.client.sign(link, { aws: { signQuery: true } })).url;
  } catch (error) {
    failedAt.set(path, Date.now());
    log().warn({ err: error }, "recording store failed, serving the file from disk");
    return null;
  }
}

/** Redirects to the store. The browser may reuse the redirect for half the link's lifetime. */
export function redirectToStore(link: string): Response {
  const headers = { Location: link, "Cache-Control": `private, max-age=${LINK_TTL_SECONDS / 2}` };
  return new Response(null, { status: 307, headers });
}

/** Uploads a recording unless the store has it; returns whether it did. @throws Error without a store or if refused */
export async function uploadRecording(path: string): Promise<boolean> {
  const store = openStore();
  if (!store)
    throw new Error("No store is configured: set AUDIO_STORE_URL, AUDIO_STORE_KEY_ID and AUDIO_STORE_SECRET.");
  const url = await objectUrl(store, path);
  if (await objectExists(store, url)) return false;
  const headers = { "Content-Type": "audio/mpeg", "Cache-Control": "private, max-age=86400" };
  const response = await store.client.fetch(url, { method: "PUT", body: await readFile(path), headers });
  if (!response.ok) throw new Error(`${url}: the store responded with ${response.status}.`);
  return true;
}
