import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** Button styles, also used for links. */
export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 rounded-sm border-2 text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary:
          "border-accent bg-accent text-on-accent not-disabled:hover:border-accent-strong not-disabled:hover:bg-accent-strong",
        secondary: "border-edge bg-surface text-ink not-disabled:hover:bg-sunken",
        quiet: "border-transparent text-ink underline underline-offset-4 not-disabled:hover:bg-sunken",
        // One of several, and the chosen one.
        chosen: "border-chosen bg-chosen-soft text-chosen",
        danger:
          "border-wrong bg-wrong text-on-wrong not-disabled:hover:border-wrong-strong not-disabled:hover:bg-wrong-strong",
      },
      size: {
        default: "min-h-12 px-5 py-2",
        big: "min-h-14 px-6 py-2 text-lg",
        compact: "min-h-12 px-3 py-2",
        small: "min-h-11 px-3 py-1",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "primary", size: "default" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

/** A button; `type` defaults to `button`. */
export function Button({ className, variant, size, type = "button", ...rest }: Props) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...rest} />;
}
