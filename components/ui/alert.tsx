import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils";

const alertVariants = cva("rounded-md border border-transparent p-[min(1rem,5vw)] text-ink contrast-more:border-edge", {
  variants: {
    tone: {
      neutral: "bg-sunken",
      good: "bg-accent-soft",
      wrong: "bg-wrong-soft",
      careful: "bg-careful-soft",
    },
  },
  defaultVariants: { tone: "neutral" },
});

type Props = Omit<ComponentProps<"div">, "title"> & VariantProps<typeof alertVariants> & { title?: ReactNode };

/** A message in the page. Set `role="alert"` or `role="status"` only when it appears after load. */
export function Alert({ className, tone, title, children, ...rest }: Props) {
  return (
    <div className={cn(alertVariants({ tone }), className)} {...rest}>
      {title && <p className="font-bold">{title}</p>}
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
