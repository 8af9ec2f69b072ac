import type { PublicReason } from "@/lib/http/errors";
import { isOwnResponse } from "@/lib/http/own-response";

/** A failed call. `status` 0: the server was not reached, timed out, or somebody else responded in its place. */
export type CallFailure = {
  ok: false;
  status: number;
  /** In the caller's language. */
  message: string | null;
  /** Typed, so that no page can wait for a reason that the server keeps to itself. */
  reason: PublicReason | null;
  fields: Record<string, string>;
};

export type CallResult<T = unknown> = { ok: true; data: T } | CallFailure;

export type CallOptions = { timeoutSeconds?: number; keepalive?: boolean; headers?: Record<string, string> };

/** The account id a page was rendered for, where the path does not contain it: a different session is refused. */
export const OWNER_HEADER = "X-CILS-Owner";

/** Below the browser's 64 KiB limit on all keepalive requests together. */
const KEEPALIVE_BYTES = 50_000;

const FILE_NAME = /filename="([^"]+)"/;

/** A failure of which only the status is known. */
export function failureOf(status: number): CallFailure {
  return { ok: false, status, message: null, reason: null, fields: {} };
}

/** The server's own sentence about a failed call, else `fallback`; null after a call that succeeded. */
export function toRefusal(result: CallResult, fallback: string): string | null {
  return result.ok ? null : (result.message ?? fallback);
}

/** Parses JSON; null when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A non-empty string property, or null. */
export function textProperty(value: unknown, name: string): string | null {
  const text = property(value, name);
  return typeof text === "string" && text !== "" ? text : null;
}

/** Calls our own API from the browser: POST with a body, otherwise GET. Never throws. */
export function callApi<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<CallResult<T>> {
  return send(path, body, options, (response) => response.json());
}

/** Fetches a file of our own API and the name the server gave it. Never throws. */
export function fetchFile(path: string, options?: CallOptions) {
  return send(path, undefined, options, async (response) => ({
    file: await response.blob(),
    name: FILE_NAME.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? null,
  }));
}

async function send<T>(
  path: string,
  body: unknown,
  { timeoutSeconds = 20, keepalive = false, headers = {} }: CallOptions = {},
  read: (response: Response) => Promise<T>,
): Promise<CallResult<T>> {
  const json = body === undefined ? null : JSON.stringify(body);
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(json === null
        ? { cache: "no-store", headers }
        : {
            method: "POST",
            headers: { "Content-Type": "application/json", ...headers },
            body: json,
            keepalive: keepalive && json.length < KEEPALIVE_BYTES,
          }),
    });
    if (!isOwnResponse(response)) return failureOf(0);
    if (response.ok) return { ok: true, data: await read(response) };
    return toFailure(response.status, await response.json());
  } catch {
    return failureOf(0);
  }
}

function toFailure(status: number, body: unknown): CallFailure {
  const faults = Object.entries(property(body, "fields") ?? {});
  const fields = Object.fromEntries(faults.filter((fault): fault is [string, string] => typeof fault[1] === "string"));
  // The server sends no other reasons. A check of the list would cost every page its code.
  const reason = textProperty(body, "reason") as PublicReason | null;
  return { ok: false, status, message: textProperty(body, "message"), reason, fields };
}
