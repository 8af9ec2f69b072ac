import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. It does not weigh one against another: to change the look of a primitive give it a variant, not a
 * class that contradicts its own (the library that would sort that out weighs 7 KB on every page).
 */
export function cn(...names: ClassValue[]): string {
  return clsx(names);
}
