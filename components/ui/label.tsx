import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The name of a field; always visible, always tied by `htmlFor`. */
export function Label({ className, htmlFor, ...rest }: ComponentProps<"label"> & { htmlFor: string }) {
  return <label htmlFor={htmlFor} className={cn("block font-semibold", className)} {...rest} />;
}
