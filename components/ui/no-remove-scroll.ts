/** Replaces Radix's scroll lock, which `components/ui/dialog.tsx` never uses. */
export function RemoveScroll(): never {
  throw new Error("RemoveScroll is a stub: dialogs must not use Radix's scroll lock");
}
