import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

const badgeVariants = cva(
  "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold [&_svg]:size-4",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink",
        good: "bg-accent-soft text-accent",
        wrong: "bg-wrong-soft text-wrong",
        careful: "bg-careful-soft text-careful",
      },
      // Verdicts are large text: on narrow screens the icon wraps above it.
      wraps: { true: "max-w-full flex-wrap", false: "whitespace-nowrap" },
    },
    defaultVariants: { tone: "neutral", wraps: false },
  },
);

type Props = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A state in one or two words; its colour is never the only cue. */
export function Badge({ className, tone, wraps, ...rest }: Props) {
  return <span className={cn(badgeVariants({ tone, wraps }), className)} {...rest} />;
}
