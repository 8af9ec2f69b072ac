/**
 * A value as JSON text, for a large property of a client component: React copies one string faster than it walks the objects.
 * Plain JSON only.
 */
export type JsonText<T> = string & { readonly holds?: T };

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text);
}
