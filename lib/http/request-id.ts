/** Carries the id under which a request appears in our log, and in the log of the proxy that set it. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The value of the header, or null where it could not have come from a proxy's log. */
export function toRequestId(value: string | null | undefined): string | null {
  return value && /^[\w-]{8,64}$/.test(value) ? value : null;
}
