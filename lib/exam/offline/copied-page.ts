import { fetchOwnFile, isOwnResponse, SITE_HEADER } from "@/lib/http/own-response";
import { COPY_META, type CopyKey, copyName, copyPagePath } from "@/lib/product/device-copy";

/** URLs of the build files that a page, script or style sheet names. */
export function referencedFiles(text: string): string[] {
  const matches = text.match(/\b(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2)\b/g) ?? [];
  return [...new Set(matches)].map((name) => `/_next/static/${name}`);
}

/** Whether a page shows this attempt to its owner; other users, or a closed attempt, get another page. */
export function isPageOf(html: string, { ownerId, attemptId }: CopyKey): boolean {
  return html.includes(ownerId) && html.includes(attemptId) && referencedFiles(html).length > 0;
}

type Store = Pick<Cache, "match" | "put">;
type PutOptions = { signal?: AbortSignal; onBytes?: (bytes: number) => void };

/**
 * Stores a page in a copy, after the build files that it references and those that these reference.
 * @param responseHeaders of the page; its content security policy allows the scripts of this page
 * @throws if something cannot be fetched or stored; the previous page then remains
 */
export async function putPage(
  store: Store,
  attemptId: string,
  html: string,
  responseHeaders: Headers,
  options: PutOptions = {},
): Promise<void> {
  const texts = await putFiles(store, referencedFiles(html), options);
  await putFiles(store, [...new Set(texts.flatMap(referencedFiles))], options);
  const headers = new Headers(responseHeaders);
  for (const name of ["Content-Encoding", "Content-Length", "Set-Cookie"]) headers.delete(name);
  const page = html.replace("</head>", `<meta name="${COPY_META}" content="${new Date().toISOString()}"></head>`);
  options.onBytes?.(page.length);
  await store.put(copyPagePath(attemptId), new Response(page, { headers }));
}

/** Replaces the page in a copy. Does not recreate a copy that was deleted meanwhile. */
export async function renewPage(storage: CacheStorage, key: CopyKey, response: Response): Promise<void> {
  if (!isOwnResponse(response)) return;
  const html = await response.text();
  const name = copyName(key);
  if (!response.ok || !isPageOf(html, key) || !(await storage.has(name))) return;
  await putPage(await storage.open(name), key.attemptId, html, response.headers);
}

async function putFiles(store: Store, urls: string[], { signal, onBytes }: PutOptions): Promise<string[]> {
  const putFile = async (url: string): Promise<string> => {
    const isText = /\.(js|css)$/.test(url);
    const cached = await store.match(url);
    const file = cached ?? (await fetchOwnFile(url, signal ? { signal } : {}));
    if (!file.ok) throw new Error(`${url} answered ${file.status}`);
    const body = await file.blob();
    if (!cached) {
      onBytes?.(body.size);
      await store.put(url, new Response(body, { headers: plainHeaders(file.headers) }));
    }
    return isText ? body.text() : "";
  };
  return Promise.all(urls.map(putFile));
}

function plainHeaders(headers: Headers): Headers {
  const plain = new Headers();
  for (const name of ["Content-Type", "X-Content-Type-Options", "Cross-Origin-Resource-Policy", SITE_HEADER.key]) {
    const value = headers.get(name);
    if (value) plain.set(name, value);
  }
  return plain;
}
