import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The grounds of a card. Tinted ones colour their titles; they set apart, they do not judge. */
const cardVariants = cva("rounded-lg p-[min(1rem,5vw)] sm:p-6 contrast-more:outline contrast-more:outline-line", {
  variants: {
    tone: {
      surface: "bg-surface shadow-card",
      honey: "bg-careful-soft [&_:is(h2,h3)]:text-careful",
      sky: "bg-sky-soft [&_:is(h2,h3)]:text-sky-ink",
      clay: "bg-clay-soft [&_:is(h2,h3)]:text-clay-ink",
      plum: "bg-plum-soft [&_:is(h2,h3)]:text-plum-ink",
      night: "night",
    },
  },
  defaultVariants: { tone: "surface" },
});

type Props = ComponentProps<"section"> & VariantProps<typeof cardVariants>;

/** A card without a border: borders are reserved for inputs and buttons, except with `prefers-contrast: more`. */
export function Card({ className, tone, ...rest }: Props) {
  return <section className={cn(cardVariants({ tone }), className)} {...rest} />;
}

export function CardTitle({ className, children, ...rest }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-xl", className)} {...rest}>
      {children}
    </h2>
  );
}

type TitledProps = Props & { id: string; title: string };

/** A card labelled by its heading, whose id ends in `-title`. */
export function TitledCard({ id, title, className = "space-y-3", children, ...rest }: TitledProps) {
  return (
    <Card className={className} aria-labelledby={`${id}-title`} {...rest}>
      <CardTitle id={`${id}-title`}>{title}</CardTitle>
      {children}
    </Card>
  );
}
