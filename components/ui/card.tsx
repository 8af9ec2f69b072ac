import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A borderless surface: borders are reserved for inputs, except with `prefers-contrast: more`. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={cn(
        "rounded-lg bg-surface p-[min(1rem,5vw)] sm:p-6 contrast-more:outline contrast-more:outline-line",
        className,
      )}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-xl", className)} {...rest}>
      {children}
    </h2>
  );
}

type TitledProps = ComponentProps<"section"> & { id: string; title: string };

/** A card labelled by its heading, whose id ends in `-title`. */
export function TitledCard({ id, title, className = "space-y-3", children, ...rest }: TitledProps) {
  return (
    <Card className={className} aria-labelledby={`${id}-title`} {...rest}>
      <CardTitle id={`${id}-title`}>{title}</CardTitle>
      {children}
    </Card>
  );
}
