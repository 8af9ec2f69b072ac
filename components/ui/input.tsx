import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A one-line input; the 16 px font stops phones from zooming in. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      className={cn(
        "min-h-12 w-full min-w-0 rounded-sm border-2 border-edge bg-surface px-3 py-2 text-base text-ink disabled:opacity-60 aria-invalid:border-wrong",
        className,
      )}
      {...rest}
    />
  );
}
