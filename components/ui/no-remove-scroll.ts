/** Replaces Radix's scroll lock, which `components/ui/dialog.tsx` never uses. */
export function RemoveScroll(): never {
  throw new Error("no dialog here locks scrolling by script");
}
