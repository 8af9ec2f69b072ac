import { parseJson, property } from "@/lib/http/call";

/** Version of a stored draft; always increases, even if the clock goes back. */
export const draftVersion = (json: string | null) => Number(property(parseJson(json ?? "null"), "at")) || 0;

/**
 * Whether any draft has answers that the server has not confirmed: one whose answers all arrived has no `values`.
 * @param entries names and texts from all storages of the device; of one name the newest counts
 */
export function hasPendingDraft(entries: readonly (readonly [name: string, json: string])[]): boolean {
  const newest = new Map<string, string>();
  for (const [name, json] of entries)
    if (draftVersion(json) >= draftVersion(newest.get(name) ?? null)) newest.set(name, json);
  return [...newest.values()].some((json) => Object.keys(Object(property(parseJson(json), "values"))).length > 0);
}
