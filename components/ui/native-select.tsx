import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

type Props = ComponentProps<"select"> & { isInline?: boolean };

/** A native select: phones open their own list, as large as their owners have set it. `isInline`: as wide as its text. */
export function NativeSelect({ className, isInline = false, ...rest }: Props) {
  return (
    <select
      className={cn(
        "min-h-12 rounded-sm border-2 border-edge bg-surface text-base text-ink disabled:opacity-60 aria-invalid:border-wrong",
        isInline ? "max-w-full px-2" : "w-full min-w-0 px-3",
        className,
      )}
      {...rest}
    />
  );
}
