import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names without resolving conflicts: add a variant instead. A library that resolves them adds 7 KB per
 * page.
 */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
