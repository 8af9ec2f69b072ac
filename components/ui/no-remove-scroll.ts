/** Stands in for what locks scrolling behind Radix's veil: `components/ui/dialog.tsx` draws its own veil and never uses it. */
export function RemoveScroll(): never {
  throw new Error("no dialog here locks scrolling by script");
}
