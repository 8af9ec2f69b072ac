/** Why a call came to nothing. `status` 0: the server was not reached, or took too long. */
export type CallFailure = {
  ok: false;
  status: number;
  /** The server's sentence in the caller's language. */
  message: string | null;
  /** The closer word for why, where a page acts on it. */
  reason: string | null;
  /** A sentence per field at fault. */
  fields: Record<string, string>;
};

/** What a call of our own API answered. */
export type CallAnswer<T = unknown> = { ok: true; data: T } | CallFailure;

export type CallOptions = {
  timeoutSeconds?: number;
  /** Whether a small body may still leave while the page is being closed. */
  keepalive?: boolean;
  headers?: Record<string, string>;
};

/** In it a page names the person it was made for, where its address does not: another's session is refused. */
export const OWNER_HEADER = "X-CILS-Owner";

/** What the platform lets a page send while it is closing, all requests together, with some room to spare. */
const KEEPALIVE_BYTES = 50_000;

const FILE_NAME = /filename="([^"]+)"/;

const UNREACHED: CallFailure = { ok: false, status: 0, message: null, reason: null, fields: {} };

/** What a text from outside says as JSON; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A property of a value that came from outside, whatever that value is. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text among the properties of a value that came from outside, or null. */
export function textProperty(value: unknown, name: string): string | null {
  const text = property(value, name);
  return typeof text === "string" && text !== "" ? text : null;
}

/**
 * Calls our own API from the browser, the one way there is. Never throws.
 * @param body sent as JSON by POST; without it the call is a GET
 */
export function callApi<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<CallAnswer<T>> {
  return send(path, body, options, (response) => response.json());
}

/** Fetches a file of our own API, with the name the server gives it. Never throws. */
export function fetchFile(
  path: string,
  options?: CallOptions,
): Promise<CallAnswer<{ file: Blob; name: string | null }>> {
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
): Promise<CallAnswer<T>> {
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
    if (response.ok) return { ok: true, data: await read(response) };
    return toFailure(response.status, await response.json().catch(() => null));
  } catch {
    return UNREACHED;
  }
}

function toFailure(status: number, body: unknown): CallFailure {
  const faults = Object.entries(property(body, "fields") ?? {});
  const fields = Object.fromEntries(faults.filter((fault): fault is [string, string] => typeof fault[1] === "string"));
  return { ok: false, status, message: textProperty(body, "message"), reason: textProperty(body, "reason"), fields };
}
