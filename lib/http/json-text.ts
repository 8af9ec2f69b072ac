/** A large prop of a client component as JSON: React sends a string faster than it serializes objects. */
export type JsonText<T> = string & { readonly holds?: T };

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}

export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text);
}
