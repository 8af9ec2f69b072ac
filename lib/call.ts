/**
 * What a call of our own API answered. `status` 0: the server was not reached. `message` is the server's sentence in the
 * caller's language, `reason` the closer word for why, and `fields` a sentence per field at fault (contract, "Calls").
 */
export type CallAnswer =
  | { ok: true; data: unknown }
  | { ok: false; status: number; message: string | null; reason: string | null; fields: Record<string, string> };

/** A property of a value that came from outside, whatever that value is. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** A text among the properties of a value that came from outside, or null. */
export function textProperty(value: unknown, name: string): string | null {
  const text = property(value, name);
  return typeof text === "string" && text !== "" ? text : null;
}

/**
 * Calls our own API from the browser. Never throws.
 * @param body sent as JSON by POST; without it the call is a GET
 */
export async function callApi(path: string, body?: unknown): Promise<CallAnswer> {
  try {
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(path, body === undefined ? { cache: "no-store" } : post);
    const data: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, data };
    const faults = Object.entries(property(data, "fields") ?? {});
    const fields = Object.fromEntries(
      faults.filter((fault): fault is [string, string] => typeof fault[1] === "string"),
    );
    const [message, reason] = [textProperty(data, "message"), textProperty(data, "reason")];
    return { ok: false, status: response.status, message, reason, fields };
  } catch {
    return { ok: false, status: 0, message: null, reason: null, fields: {} };
  }
}
