import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A native progress bar; needs `aria-label` or `aria-labelledby`, and the numbers as text next to it. */
export function Progress({ className, ...rest }: ComponentProps<"progress">) {
  return (
    <progress
      className={cn(
        "h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent",
        className,
      )}
      {...rest}
    />
  );
}
