/**
 * What a page hands over to the browser as one text of JSON: React writes and reads every value of a tree by itself, on the server
 * twice, and a text as a whole. For what is large and JSON anyway: no times, no elements.
 */
export type Packed<T> = string & { readonly holds?: T };

/** @param value plain JSON: `undefined` is left away */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(packed);
}
