/** The id of a request in our log and in the log of the proxy that set it. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The header's value if it is a valid id, or null. */
export function toRequestId(value: string | null | undefined): string | null {
  return value && /^[\w-]{8,64}$/.test(value) ? value : null;
}
