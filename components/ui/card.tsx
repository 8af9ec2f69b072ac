import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A sheet on the paper: a thin line around, no shadow. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section className={cn("rounded-lg border border-line bg-surface p-4 sm:p-6", className)} {...rest} />;
}

/** The heading of a card. */
export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-xl", className)} {...rest}>
      {children}
    </h2>
  );
}
